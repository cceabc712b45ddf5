import type { Clock } from '../../clock.ts';
import { createBridge } from '../bridge/bridge.ts';
import { httpEmail } from './http.ts';
import type { Email } from './port.ts';
import { sandboxEmail } from './sandbox.ts';
import type { EmailSettings } from './settings.ts';
import { smtpEmail } from './smtp.ts';

export function openEmail(settings: EmailSettings, clock: Clock): Email {
  switch (settings.provider) {
    case 'sandbox':
      return sandboxEmail(clock);
    case 'http':
      return httpEmail(createBridge(settings, clock));
    case 'smtp':
      return smtpEmail(settings);
  }
}
