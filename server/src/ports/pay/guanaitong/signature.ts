import { createHash, timingSafeEqual } from 'node:crypto';

export type Params = Record<string, string>;

/** A JSON body takes part in the signature under this name, as the bytes that are sent. */
export const BODY_PARAM = '_body';

/**
 * Nothing is url-encoded in the text that is signed: with these in a name or a value, one text could be read as other
 * parameters under the same signature. A body is JSON and stands first, so it ends where its last brace does.
 */
export const isAmbiguous = (params: Params): boolean =>
  Object.entries(params).some(([name, value]) => name !== BODY_PARAM && /[&=]/.test(name + value));

/** Lower-hex SHA1 of all parameters and the secret: keys ascending, `k=v` joined by `&`. */
export function signParams(params: Params, appSecret: string): string {
  const signed: Params = { ...params, appsecret: appSecret };
  delete signed.sign;
  if (isAmbiguous(signed)) throw new RangeError('GuanAiTong signs no parameter with & or =');
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
