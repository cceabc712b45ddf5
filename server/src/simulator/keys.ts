import { createHash, createPublicKey, generateKeyPair, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { GuanaitongConfig } from '../ports/pay/guanaitong/config.ts';
import { valueOf, type Late, type WechatConfig } from '../ports/pay/wechat/config.ts';
import { selfSignedCertificate } from './certificate.ts';

/** All secrets of both sides, as JSON: made at the first start, kept by the simulator's owner. */
export interface SimulatorKeys {
  wechat: {
    mchId: string;
    appId: string;
    apiV3Key: string;
    merchantSerial: string;
    /** PEM, the portal's. */
    merchantKey: string;
    publicKeyId: string;
    /** PEM, WeChat's: private here, the adapter is given the public half. */
    platformKey: string;
    /** The last one signs, all are listed. */
    certificates: PlatformCertificate[];
  };
  guanaitong: { appId: string; appSecret: string };
}

export interface PlatformCertificate {
  serial: string;
  privateKey: string;
  certificate: string;
}

const generate = promisify(generateKeyPair);
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** WeChat's length; tests that only need keys take shorter ones, which are found ten times as fast. */
const RSA_BITS = 2048;

async function rsaKey(bits: number): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

export async function makePlatformCertificate(bits = RSA_BITS): Promise<PlatformCertificate> {
  const privateKey = await rsaKey(bits);
  // a serial is a positive number of constant length
  const serial = `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase();
  return { serial, privateKey, certificate: selfSignedCertificate(privateKey, serial, 'Payment simulator') };
}

export async function makeSimulatorKeys(bits = RSA_BITS): Promise<SimulatorKeys> {
  const [merchantKey, platformKey, certificate] = await Promise.all([
    rsaKey(bits),
    rsaKey(bits),
    makePlatformCertificate(bits),
  ]);
  return {
    wechat: {
      mchId: `19${digits(8)}`,
      appId: `wx${randomBytes(8).toString('hex')}`,
      apiV3Key: randomBytes(16).toString('hex'),
      merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
      merchantKey,
      publicKeyId: `PUB_KEY_ID_01${digits(24)}`,
      platformKey,
      certificates: [certificate],
    },
    guanaitong: { appId: `2${digits(7)}`, appSecret: randomBytes(16).toString('hex') },
  };
}

/** Of the messaging app itself; follows from the other keys, so that kept ones need no change. */
export const simulatorAppSecret = ({ wechat }: SimulatorKeys): string =>
  createHash('sha256').update(`app ${wechat.apiV3Key}`).digest('hex').slice(0, 32);

const publicHalf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }) as string;

export interface SimulatorAddress {
  /** Where the simulator stands, its prefix included: `http://127.0.0.1:3000/sim`. */
  baseUrl: Late<string>;
  notifyUrl: Late<string>;
}

/** The real adapter's settings, pointed at the simulator. */
export const simulatorWechatConfig = ({ wechat }: SimulatorKeys, address: SimulatorAddress): WechatConfig => ({
  mchId: wechat.mchId,
  appId: wechat.appId,
  apiV3Key: wechat.apiV3Key,
  merchantKey: wechat.merchantKey,
  merchantSerial: wechat.merchantSerial,
  publicKey: { id: wechat.publicKeyId, pem: publicHalf(wechat.platformKey) },
  baseUrls: () => [`${valueOf(address.baseUrl)}/wechat`],
  notifyUrl: address.notifyUrl,
});

export const simulatorGuanaitongConfig = (keys: SimulatorKeys, address: SimulatorAddress): GuanaitongConfig => ({
  ...keys.guanaitong,
  baseUrl: () => `${valueOf(address.baseUrl)}/guanaitong`,
  notifyUrl: address.notifyUrl,
});
