import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import { OutcomeUnknown } from '../errors.ts';
import type { WechatConfig } from './config.ts';
import { decryptResource } from './signature.ts';

/** Certificates are asked for again before this (WeChat lists a new one 24 hours ahead). */
const STALE_MS = 11 * 3_600_000;
/** Forged callbacks with invented serials must not make us hammer WeChat. */
const REFRESHES_A_MINUTE = 6;
const PUBLIC_KEY_ID = /^PUB_KEY_ID_\w{1,64}$/;
const CERTIFICATE_SERIAL = /^[0-9A-Fa-f]{8,64}$/;

const Certificates = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        ciphertext: z.string(),
        nonce: z.string(),
        associated_data: z.optional(z.string()),
      }),
    }),
  ),
});

interface Listed {
  key: KeyObject;
  validUntil: Date;
}

export interface PlatformKeys {
  /** The key behind a serial; an unknown one is looked for once at WeChat. */
  find(serial: string): Promise<KeyObject | undefined>;
  /** The key behind a serial as far as it is known here and now. */
  known(serial: string): KeyObject | undefined;
}

/** Serial → key. During a switch callbacks come signed with either, so the public key and every valid certificate stay. */
export function createPlatformKeys(
  config: WechatConfig,
  now: Clock,
  /** Fetches and verifies the list; it is given the keys in it, for the reply may be signed with the newest. */
  fetchList: (keysIn: (body: Buffer) => (serial: string) => KeyObject | undefined) => Promise<void>,
): PlatformKeys {
  const certificates = new Map<string, Listed>();
  const publicKey = config.publicKey && { id: config.publicKey.id, key: createPublicKey(config.publicKey.pem) };
  let refreshing: Promise<void> | undefined;
  let lastListed: number | undefined;
  let attempts: number[] = [];

  const known = (serial: string): KeyObject | undefined => {
    if (publicKey?.id === serial) return publicKey.key;
    const listed = certificates.get(serial.toUpperCase());
    return listed && listed.validUntil > now() ? listed.key : undefined;
  };

  const refresh = async (): Promise<void> => {
    const at = now().getTime();
    attempts = attempts.filter((attempt) => at - attempt < 60_000);
    if (attempts.length >= REFRESHES_A_MINUTE) return;
    attempts.push(at);
    let listed = new Map<string, Listed>();
    await fetchList((body) => {
      listed = readList(body, config.apiV3Key);
      return (serial) => listed.get(serial.toUpperCase())?.key ?? known(serial);
    });
    for (const [serial, certificate] of listed) certificates.set(serial, certificate);
    lastListed = at;
  };

  /** One at a time, and a failed one only means that the serial stays unknown. */
  const refreshOnce = (): Promise<void> => {
    refreshing ??= refresh()
      .catch(() => undefined)
      .finally(() => (refreshing = undefined));
    return refreshing;
  };

  return {
    known,
    find: async (serial) => {
      const key = known(serial);
      const isStale = lastListed !== undefined && now().getTime() - lastListed > STALE_MS;
      if (key) {
        if (isStale) void refreshOnce();
        return key;
      }
      // a public key cannot be downloaded, and nonsense is not worth a question
      if (PUBLIC_KEY_ID.test(serial) || !CERTIFICATE_SERIAL.test(serial)) return undefined;
      await refreshOnce();
      return known(serial);
    },
  };
}

function readList(body: Buffer, apiV3Key: string): Map<string, Listed> {
  const parsed = Certificates.safeParse(JSON.parse(body.toString('utf8')));
  if (!parsed.success) throw new OutcomeUnknown('the list of certificates is not readable');
  return new Map(
    parsed.data.data.map(({ serial_no, encrypt_certificate }) => {
      // only who knows the APIv3 key can have sealed it: that is what makes an unknown certificate believable
      const certificate = new X509Certificate(decryptResource(encrypt_certificate, apiV3Key));
      if (certificate.serialNumber.replace(/^0+/, '') !== serial_no.toUpperCase().replace(/^0+/, '')) {
        throw new OutcomeUnknown('a certificate does not bear its serial');
      }
      const listed = { key: certificate.publicKey, validUntil: new Date(certificate.validTo) };
      return [serial_no.toUpperCase(), listed] as const;
    }),
  );
}
