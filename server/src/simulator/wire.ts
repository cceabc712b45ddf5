import {
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  randomBytes,
  randomInt,
  type KeyObject,
} from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { SimulatorKeys } from './keys.ts';

/**
 * WeChat's side of the protocol, written apart from the adapter's: a mistake made twice the same way would not show.
 */
export type SignWith = 'publicKey' | 'certificate' | 'either';

export type Signed = {
  'wechatpay-timestamp': string;
  'wechatpay-nonce': string;
  'wechatpay-signature': string;
  'wechatpay-serial': string;
};

export function signAsWechat({ wechat }: SimulatorKeys, mode: SignWith, body: string, atSeconds: number): Signed {
  const newest = wechat.certificates.at(-1);
  const usesCertificate = newest && (mode === 'certificate' || (mode === 'either' && randomInt(2) === 1));
  const [serial, key] = usesCertificate ? [newest.serial, newest.privateKey] : [wechat.publicKeyId, wechat.platformKey];
  const nonce = randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(`${atSeconds}\n${nonce}\n${body}\n`)
    .sign(privateKeyOf(key), 'base64');
  return {
    'wechatpay-timestamp': String(atSeconds),
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': serial,
  };
}

export interface Sealed {
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

export function seal({ wechat }: SimulatorKeys, text: string, associatedData: string): Sealed {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', wechat.apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: bytes.toString('base64'), nonce, associated_data: associatedData };
}

const FIELDS = ['mchid', 'nonce_str', 'timestamp', 'serial_no', 'signature'] as const;

/** Reading a PEM costs more than signing with it. */
const readOnce = (read: (pem: string) => KeyObject) => {
  const keys = new Map<string, KeyObject>();
  return (pem: string): KeyObject => {
    const key = keys.get(pem) ?? read(pem);
    keys.set(pem, key);
    return key;
  };
};
const privateKeyOf = readOnce(createPrivateKey);
const publicKeyOf = readOnce(createPublicKey);

/** Whether the merchant has signed exactly these bytes, within five minutes. Answers with the problem. */
export function troubleWithSignature(
  keys: SimulatorKeys,
  now: Clock,
  request: { method: string; target: string; authorization: string | undefined; body: Buffer },
): string | undefined {
  const [scheme = '', list = ''] = (request.authorization ?? '').split(' ');
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'the authorization has another scheme';
  const given = new Map(Array.from(list.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]));
  if (FIELDS.some((name) => !given.get(name))) return 'a field of the authorization is missing';
  const { wechat } = keys;
  if (given.get('mchid') !== wechat.mchId) return 'another merchant';
  if (given.get('serial_no') !== wechat.merchantSerial) return 'another certificate';
  const timestamp = given.get('timestamp') ?? '';
  if (!(Math.abs(now().getTime() / 1000 - Number(timestamp)) <= 300)) return 'the timestamp is off';
  const isGood = createVerify('RSA-SHA256')
    .update(`${request.method}\n${request.target}\n${timestamp}\n${given.get('nonce_str')}\n`)
    .update(request.body)
    .update('\n')
    .verify(publicKeyOf(keys.wechat.merchantKey), given.get('signature') ?? '', 'base64');
  return isGood ? undefined : 'the signature is wrong';
}

/** The four lines a page hands to WeChat. */
export function isPageSignature(keys: SimulatorKeys, params: Record<string, string | undefined>): boolean {
  const { appId, timeStamp, nonceStr, package: prepay, signType, paySign } = params;
  if (appId !== keys.wechat.appId || signType !== 'RSA' || !paySign) return false;
  return createVerify('RSA-SHA256')
    .update(`${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`)
    .verify(publicKeyOf(keys.wechat.merchantKey), paySign, 'base64');
}
