import { allOf } from '../../all-of.ts';
import { StartupError } from '../../fault.ts';
import type { GuanaitongConfig } from './guanaitong/config.ts';
import { readGuanaitongSettings } from './guanaitong/settings.ts';
import { NOTICE_PATHS } from './notice-paths.ts';
import type { WechatConfig } from './wechat/config.ts';
import { readWechatSettings } from './wechat/settings.ts';

/** `sandbox` is refused in production unless it is asked for by name: its payers pay nothing. */
export const PAY_PROVIDERS = ['sandbox', 'live'] as const;

export type PaySettings =
  /** `at`: a simulator that runs by itself, with the file of its keys; otherwise the portal brings its own. */
  | { provider: 'sandbox'; at?: { url: string; keys: string } }
  /** `appSecret`: the messaging app's own; without it there is no paying inside the app and no way in from it. */
  | { provider: 'live'; wechat: WechatConfig; guanaitong: GuanaitongConfig; appSecret?: string };

type Source = Record<string, string | undefined>;

export function readPaySettings(
  source: Source,
  provider: (typeof PAY_PROVIDERS)[number],
  publicUrl: string | undefined,
): PaySettings {
  if (provider === 'sandbox') return { provider, ...sandboxAt(source) };
  if (!publicUrl) throw new StartupError('PAY_PROVIDER=live needs PUBLIC_URL: the providers call back there');
  const { app, ...providers } = allOf({
    wechat: () => readWechatSettings(source, `${publicUrl}${NOTICE_PATHS.wechat}`),
    guanaitong: () => readGuanaitongSettings(source, `${publicUrl}${NOTICE_PATHS.guanaitong}`),
    app: () => appSecret(source),
  });
  return { provider, ...providers, ...app };
}

function appSecret({ WECHAT_APP_SECRET: secret }: Source): { appSecret?: string } {
  if (!secret) return {};
  if (!/^[0-9a-zA-Z]{16,64}$/.test(secret))
    throw new StartupError('WECHAT_APP_SECRET must be 16 to 64 letters and digits');
  return { appSecret: secret };
}

function sandboxAt({ PAY_SANDBOX_URL: url, PAY_SANDBOX_KEYS: keys }: Source): { at?: { url: string; keys: string } } {
  if (!url && !keys) return {};
  if (!url || !keys || !URL.canParse(url))
    throw new StartupError('PAY_SANDBOX_URL and PAY_SANDBOX_KEYS belong together: an address and the file of its keys');
  return { at: { url: url.replace(/\/$/, ''), keys } };
}
