import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MessageRefused } from '../carrier/message-refused.ts';
import { smtpEmail } from './smtp.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const CALENDAR = 'text/calendar; charset=utf-8; method=PUBLISH';
const MESSAGE = {
  ...{ no: '100-7', to: 'lin@example.com', subject: '体检已预约', text: '6 月 16 日 8:00\n上海分院' },
  html: '<!doctype html><html lang="zh-CN"><title>体检已预约</title><p>6 月 16 日 8:00 上海分院</p></html>',
  attachments: [{ name: 'checkup-TJ1.ics', type: CALENDAR, content: Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:体检') }],
};
let folder: string;
let certificate: { key: Buffer; cert: Buffer };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-smtp-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...made, '-addext', 'subjectAltName=DNS:localhost'], {
    stdio: 'ignore',
  });
  certificate = { key: readFileSync(key), cert: readFileSync(cert) };
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Served {
  port: number;
  /** Whole messages that were taken. */
  taken: string[];
}

function read(stream: Readable, then: (message: string) => void): void {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => then(Buffer.concat(parts).toString('utf8')));
}

/** A real mail server, with the certificate of the tests. */
async function serve(options: SMTPServerOptions): Promise<Served> {
  const taken: string[] = [];
  const server = new SMTPServer({
    ...{ ...certificate, logger: false, disableReverseLookup: true, authOptional: true },
    onData: (stream, _, done) => {
      read(stream, (message) => {
        taken.push(message);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, taken };
}

const settings = (port: number, more: Partial<SmtpSettings> = {}): SmtpSettings => ({
  ...{ host: 'localhost', port, tls: 'none', login: undefined, from: '体检门户 <checkups@example.com>' },
  ...more,
});
const outcomeOf = (sending: Promise<unknown>): Promise<unknown> => sending.catch((error: unknown) => error);
const header = (message: string | undefined, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(message ?? '')?.[1]?.trim();
interface Part {
  type: string;
  disposition: string;
  content: string;
}

/** The leaves of a message of many parts, decoded. */
function partsOf(message: string): Part[] {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const content = message.slice(head.length + 4);
  const field = (name: string) => header(head.replaceAll(/\r\n\s+/g, ' '), name) ?? '';
  const type = field('Content-Type');
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary !== undefined)
    return content
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  return [
    { type, disposition: field('Content-Disposition'), content: decoded(content, field('Content-Transfer-Encoding')) },
  ];
}

function decoded(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return content;
  const bytes = content.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
}

/** The error of an SMTP answer. */
const answers = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

describe('e-mail by SMTP', () => {
  it('arrives with its sender, subject and text, under one Message-ID however often it is tried', async () => {
    const { port, taken } = await serve({});
    const email = smtpEmail(settings(port));
    const ref = await email.send(MESSAGE);
    await email.send(MESSAGE);
    await email.send({ ...MESSAGE, no: '100-7-1' });
    expect(taken.map((message) => header(message, 'Message-ID'))).toEqual([ref, ref, expect.not.stringMatching(ref)]);
    expect(ref).toMatch(/^<[0-9a-f]{32}@example\.com>$/);
    expect(header(taken[0], 'To')).toBe('lin@example.com');
    expect(header(taken[0], 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(header(taken[0], 'From')).toContain('<checkups@example.com>');
  });

  it('carries text, page and calendar file as parts of their own', async () => {
    const { port, taken } = await serve({});
    await smtpEmail(settings(port)).send(MESSAGE);
    expect(partsOf(taken[0] ?? '')).toEqual([
      { type: 'text/plain; charset=utf-8', disposition: '', content: MESSAGE.text },
      { type: 'text/html; charset=utf-8', disposition: '', content: MESSAGE.html },
      {
        type: `${CALENDAR}; name=checkup-TJ1.ics`,
        disposition: 'attachment; filename=checkup-TJ1.ics',
        content: 'BEGIN:VCALENDAR\r\nSUMMARY:体检',
      },
    ]);
  });

  it('goes to one address, and no value of it becomes a header', async () => {
    const told: string[] = [];
    const { port, taken } = await serve({
      onRcptTo: ({ address }, _session, done) => {
        told.push(address);
        done();
      },
    });
    const email = smtpEmail(settings(port));
    await email.send({ ...MESSAGE, subject: 'Booked\r\nBcc: other@example.com\r\n\r\nHello' });
    await outcomeOf(email.send({ ...MESSAGE, to: 'lin@example.com, other@example.com' }));
    await outcomeOf(email.send({ ...MESSAGE, to: 'lin@example.com>\r\nRCPT TO:<other@example.com' }));
    expect(told).not.toContain('other@example.com');
    expect(header(taken[0], 'Bcc')).toBeUndefined();
    expect(header(taken[0], 'Subject')).toContain('Booked');
  });

  it('is not sent in the clear where encryption is asked for', async () => {
    const { port, taken } = await serve({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    expect(await outcomeOf(smtpEmail(settings(port, { tls: 'starttls' })).send(MESSAGE))).toBeInstanceOf(Error);
    expect(taken).toEqual([]);
  });

  it('is not sent to a server whose certificate is not trusted', async () => {
    const { port, taken } = await serve({});
    for (const tls of ['starttls', 'implicit'] as const)
      expect(await outcomeOf(smtpEmail(settings(port, { tls })).send(MESSAGE))).toBeInstanceOf(Error);
    expect(taken).toEqual([]);
  });

  it('signs in where the server wants it; a wrong password may be mended and is tried again later', async () => {
    const { port, taken } = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) =>
        password === 'right' ? done(null, { user: 'portal' }) : done(answers(535, 'wrong password')),
    });
    const as = (password: string) => smtpEmail(settings(port, { login: { user: 'portal', password } }));
    await as('right').send(MESSAGE);
    expect(taken).toHaveLength(1);
    const refused = await outcomeOf(as('wrong').send(MESSAGE));
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(MessageRefused);
  });

  it.each([
    ['a mailbox that is gone is refused for good', 550, true],
    ['greylisting is tried again later', 451, false],
  ])('%s', async (_, code, isForGood) => {
    const { port } = await serve({ onRcptTo: (_address, _session, done) => done(answers(code, 'not now')) });
    const refused = await outcomeOf(smtpEmail(settings(port)).send(MESSAGE));
    expect(refused).toBeInstanceOf(Error);
    expect(refused instanceof MessageRefused).toBe(isForGood);
  });

  it('cut in the middle it is tried again, as the same message', async () => {
    let isFirst = true;
    const taken: string[] = [];
    const { port } = await serve({
      onData: (stream, session, done) => {
        read(stream, (message) => {
          taken.push(message);
          if (!isFirst) return done();
          isFirst = false;
          // the server has the message and its answer is lost
          (session as unknown as { _connection?: { close(): void } })._connection?.close();
          return done(answers(421, 'gone'));
        });
      },
    });
    const email = smtpEmail(settings(port));
    const refused = await outcomeOf(email.send(MESSAGE));
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(MessageRefused);
    const ref = await email.send(MESSAGE);
    expect(taken.map((message) => header(message, 'Message-ID'))).toEqual([ref, ref]);
  });
});
