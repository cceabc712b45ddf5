import type { CompanyCtx, Ctx } from '../../../ctx.ts';
import { consentTexts, type ConsentTexts } from '../../content/index.ts';
import { deviceOf, type Device } from '../session/known-devices.ts';
import { newToken } from '../session/session.ts';

export interface Arrival {
  cookie: string | undefined;
  device: Device;
  texts: ConsentTexts;
}

/** The choices made before the transaction, since that may run again. */
export async function arrivalOf(ctx: CompanyCtx): Promise<Arrival> {
  const texts = await consentTexts(ctx.portal, ctx.company.config.privacyText);
  return { texts, cookie: ctx.client.isBrowser ? newToken() : undefined, device: deviceOf(ctx) };
}

/** Keeps the cookies once the person is in. */
export function keepCookies({ client }: Ctx, { cookie, device }: Arrival): void {
  if (!cookie) return;
  client.setCookie(cookie);
  if (device.secret) client.setCookie(device.secret, 'device');
}
