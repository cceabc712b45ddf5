import type { Clock } from '../../clock.ts';
import { createBridge } from '../bridge/bridge.ts';
import { httpSms } from './http.ts';
import type { Sms } from './port.ts';
import { sandboxSms } from './sandbox.ts';
import type { SmsSettings } from './settings.ts';

export function openSms(settings: SmsSettings, clock: Clock): Sms {
  switch (settings.provider) {
    case 'sandbox':
      return sandboxSms(clock);
    case 'http':
      return httpSms(createBridge(settings, clock));
  }
}
