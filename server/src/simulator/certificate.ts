import { createPublicKey, sign } from 'node:crypto';

/** Just enough DER for a self-signed X.509 certificate: Node can read them but not write them. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(0x05));
const COMMON_NAME = oid('550403');
/** Wide on purpose: a demo may run at any PORTAL_NOW. Before 2050 the format wants the short form. */
const VALIDITY = sequence(der(0x17, Buffer.from('000101000000Z')), der(0x18, Buffer.from('20991231235959Z')));

export function selfSignedCertificate(privateKeyPem: string, serialHex: string, commonName: string): string {
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))));
  const publicKey = createPublicKey(privateKeyPem).export({ type: 'spki', format: 'der' });
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(serialHex, 'hex')),
    SHA256_WITH_RSA,
    name,
    VALIDITY,
    name,
    publicKey,
  );
  const signature = sign('RSA-SHA256', body, privateKeyPem);
  const certificate = sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
