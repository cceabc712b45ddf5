import { readBridgeSettings, type BridgeSettings } from '../bridge/settings.ts';

export const SMS_PROVIDERS = ['sandbox', 'http'] as const;

export type SmsSettings = { provider: 'sandbox' } | ({ provider: 'http' } & BridgeSettings);

type Source = Record<string, string | undefined>;

export const readSmsSettings = (source: Source, provider: (typeof SMS_PROVIDERS)[number]): SmsSettings =>
  provider === 'sandbox' ? { provider } : { provider, ...readBridgeSettings(source, 'SMS') };
