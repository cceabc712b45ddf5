import { Secret, TOTP } from 'otpauth';

/** The name an authenticator shows beside the code: the product's. */
const ISSUER = '员工健康福利平台';
export const STEP_MS = 30_000;
/** A telephone's clock may be off by a step in either direction. */
const NEIGHBOURS = 1;

const factorOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: STEP_MS / 1000 });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** To be drawn as a QR code. */
export const enrolmentUri = (secret: string, loginName: string): string => factorOf(secret, loginName).toString();

export const codeAt = (secret: string, moment: Date): string =>
  factorOf(secret).generate({ timestamp: moment.getTime() });

/** The 30-second step whose code this is; the library compares in constant time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const offset = factorOf(secret).validate({ token: code, timestamp, window: NEIGHBOURS });
  return offset === null ? undefined : Math.floor(timestamp / STEP_MS) + offset;
}
