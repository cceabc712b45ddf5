import { allOf } from '../../../all-of.ts';
import { StartupError } from '../../../fault.ts';
import { GUANAITONG_URL, type GuanaitongConfig } from './config.ts';

/** The GUANAITONG_… names of the environment, checked at start. */
export function readGuanaitongSettings(
  source: Record<string, string | undefined>,
  notifyUrl: string,
): GuanaitongConfig {
  const text = (name: string, shape: RegExp, like: string): string => {
    const value = source[name];
    if (!value || !shape.test(value)) throw new StartupError(`${name} is required for GuanAiTong: ${like}`);
    return value;
  };
  const named = allOf({
    appId: () => text('GUANAITONG_APP_ID', /^\d{4,12}$/, 'the appid'),
    appSecret: () => text('GUANAITONG_APP_SECRET', /^(?!.*[&=])[\x21-\x7e]{8,64}$/, 'the appsecret'),
  });
  return { ...named, baseUrl: GUANAITONG_URL, notifyUrl };
}
