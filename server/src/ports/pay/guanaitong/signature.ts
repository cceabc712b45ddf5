import { createHash, timingSafeEqual } from 'node:crypto';

export type Params = Record<string, string>;

/** A JSON body takes part in the signature under this name, as the bytes that are sent. */
export const BODY_PARAM = '_body';

/** Lower-hex SHA1 of all parameters and the secret: keys ascending, `k=v` joined by `&`, nothing url-encoded. */
export function signParams(params: Params, appSecret: string): string {
  const signed: Params = { ...params, appsecret: appSecret };
  delete signed.sign;
  const text = Object.keys(signed)
    .sort()
    .map((key) => `${key}=${signed[key]}`)
    .join('&');
  return createHash('sha1').update(text, 'utf8').digest('hex');
}

export function isSignedBy(params: Params, appSecret: string): boolean {
  const expected = Buffer.from(signParams(params, appSecret));
  const given = Buffer.from((params.sign ?? '').toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
