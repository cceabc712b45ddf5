import { readBridgeSettings, type BridgeSettings } from '../bridge/settings.ts';
import { readSmtpSettings, type SmtpSettings } from './smtp-settings.ts';

export const EMAIL_PROVIDERS = ['sandbox', 'http', 'smtp'] as const;

export type EmailSettings =
  | { provider: 'sandbox' }
  | ({ provider: 'http' } & BridgeSettings)
  | ({ provider: 'smtp' } & SmtpSettings);

type Source = Record<string, string | undefined>;

export function readEmailSettings(source: Source, provider: (typeof EMAIL_PROVIDERS)[number]): EmailSettings {
  switch (provider) {
    case 'sandbox':
      return { provider };
    case 'http':
      return { provider, ...readBridgeSettings(source, 'EMAIL') };
    case 'smtp':
      return { provider, ...readSmtpSettings(source) };
  }
}
