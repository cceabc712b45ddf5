import { createPrivateKey, createPublicKey } from 'node:crypto';
import { allOf } from '../../../all-of.ts';
import { StartupError } from '../../../fault.ts';
import { WECHAT_HOSTS, type WechatConfig } from './config.ts';

type Source = Record<string, string | undefined>;

/** The WECHAT_… names of the environment, checked at start: a merchant must not learn of a typo from a payer. */
export function readWechatSettings(source: Source, notifyUrl: string): WechatConfig {
  const text = (name: string, shape: RegExp, like: string): string => {
    const value = source[name];
    if (!value || !shape.test(value)) throw new StartupError(`${name} is required for WeChat Pay: ${like}`);
    return value;
  };
  const { publicKey, ...config } = allOf({
    mchId: () => text('WECHAT_MCH_ID', /^\d{6,32}$/, 'the merchant number'),
    appId: () => text('WECHAT_APP_ID', /^wx[0-9a-zA-Z]{4,30}$/, 'an id that begins with wx'),
    apiV3Key: () => text('WECHAT_API_V3_KEY', /^[\x21-\x7e]{32}$/, '32 characters'),
    merchantSerial: () =>
      text('WECHAT_MERCHANT_SERIAL', /^[0-9A-Fa-f]{8,64}$/, 'the serial of the merchant certificate'),
    merchantKey: () => merchantKeyOf(source),
    publicKey: () => publicKeyOf(source),
    notifyUrl: () => overHttps(notifyUrl),
  });
  return { ...config, ...(publicKey && { publicKey }), baseUrls: WECHAT_HOSTS };
}

function merchantKeyOf(source: Source): string {
  const key = pem(source, 'WECHAT_MERCHANT_KEY');
  if (!key) throw new StartupError('WECHAT_MERCHANT_KEY or WECHAT_MERCHANT_KEY_FILE is required for WeChat Pay');
  assertKey('WECHAT_MERCHANT_KEY', () => createPrivateKey(key));
  return key;
}

function overHttps(notifyUrl: string): string {
  if (/^https:\/\/[^?#]+$/.test(notifyUrl)) return notifyUrl;
  throw new StartupError('WeChat Pay calls back over https only, without a query: set PUBLIC_URL to the https address');
}

function publicKeyOf(source: Source): { id: string; pem: string } | undefined {
  const key = pem(source, 'WECHAT_PUBLIC_KEY');
  const id = source.WECHAT_PUBLIC_KEY_ID;
  if (!key && !id) return undefined;
  if (!key || !id) throw new StartupError('WECHAT_PUBLIC_KEY and WECHAT_PUBLIC_KEY_ID belong together');
  if (!/^PUB_KEY_ID_\w{1,64}$/.test(id)) throw new StartupError('WECHAT_PUBLIC_KEY_ID begins with PUB_KEY_ID_');
  assertKey('WECHAT_PUBLIC_KEY', () => createPublicKey(key));
  return { id, pem: key };
}

/** A key in one line of a .env file has its line feeds written as \n. */
const pem = (source: Source, name: string): string | undefined => source[name]?.replaceAll(String.raw`\n`, '\n');

function assertKey(name: string, read: () => unknown): void {
  try {
    read();
  } catch {
    throw new StartupError(`${name} is not a key in PEM form`);
  }
}
