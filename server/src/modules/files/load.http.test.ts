import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { filledDatabase, spawnPortal } from '../../../test/child-portal.ts';
import { rawPdf, stream } from '../../../test/pdfs.ts';
import { FULL } from '../../../test/run-size.ts';
import { CONSENT_VERSION } from '#contract/calls/identity';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { encodeCall, decodeReply } from '../../../test/wire.ts';

const MEGABYTE = 1024 * 1024;
/**
 * At full size as many as the test plan asks for. Memory rises by 145 to 166 MB with 100 and by 190 with 200, as the collector
 * takes its time; by 365 with 100 that are kept in memory while they come.
 */
const [FILES, MOST_RISE_MB] = FULL ? [200, 300] : [100, 230];
const SIZE = 2 * MEGABYTE;
/** As many people as have all the files of their day in it. */
const PEOPLE = FILES / 20;
const COMPANIES = ['demo', 'deqin', 'hilton', 'mercer', 'amazon'];
const ACCOUNTS = ['emp', 'hr'];

const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function signIn(url: string, companyCode: string, user: string): Promise<string> {
  const payload = { appType: 1, user, password: DEMO_PASSWORD, companyCode, consent: CONSENT_VERSION };
  const body = encodeCall({ name: 'Login', payload, language: 'zh-cn', session: '' });
  const response = await fetch(new URL('/examApi/PostAppCall', url), { method: 'POST', body });
  const decoded = decodeReply('Login', await response.text());
  if (!decoded?.ok) throw new Error(`${companyCode}/${user} cannot sign in`);
  return (decoded.data as { Session: string }).Session;
}

const asBlob = (bytes: Buffer): Blob => new Blob([Uint8Array.from(bytes)]);

async function upload(url: string, session: string, file: Blob): Promise<string> {
  const body = new FormData();
  body.append('requestCode', 'UploadFile');
  body.append('session', session);
  body.append('jsonPara', '{}');
  body.append('file', file, '报告.pdf');
  const response = await fetch(new URL('/examApi/PostAppCall', url), { method: 'POST', body });
  const decoded = decodeReply('UploadFile', await response.text());
  return decoded?.ok ? 'stored' : (decoded?.detail?.fault ?? 'no envelope');
}

// the process's own figures are only there on Linux; the embedded engine's memory would be measured along with ours
const MEASURABLE = existsSync('/proc/self/status') && inject('engine').kind === 'postgres';

it.runIf(MEASURABLE)(
  `${FILES} files of 2 MB at once are all stored, and memory stays within bounds`,
  { timeout: 300_000 },
  async () => {
    const filled = await filledDatabase();
    const portal = await spawnPortal({ ...filled.settings, LOG_LEVEL: 'silent' });
    try {
      const accounts = COMPANIES.flatMap((company) => ACCOUNTS.map((account) => [company, account] as const));
      const people: string[] = [];
      for (const [company, account] of accounts.slice(0, PEOPLE))
        people.push(await signIn(portal.url, company, account));
      const side = 836;
      const pixels = { raw: { width: side, height: side, channels: 3 } } as const;
      const picture = asBlob(
        await sharp(randomBytes(side * side * 3), pixels)
          .png()
          .toBuffer(),
      );
      const pdf = asBlob(rawPdf('', [stream('', randomBytes(SIZE), '')]));
      // the one-time costs of reading the first of each kind
      await Promise.all([pdf, picture].map((file) => upload(portal.url, people[0] ?? '', file)));
      const before = peakMb(portal.pid);
      const started = performance.now();
      const told = await Promise.all(
        Array.from({ length: FILES }, (_, index) =>
          upload(portal.url, people[index % people.length] ?? '', index % 40 === 39 ? picture : pdf),
        ),
      );
      const seconds = (performance.now() - started) / 1000;
      const rise = peakMb(portal.pid) - before;
      process.stdout.write(`  ${FILES} × 2 MB: ${seconds.toFixed(1)} s, memory +${rise.toFixed(0)} MB\n`);
      // the first two were of the person's day, too
      expect(told.filter((fault) => fault !== 'stored')).toEqual(['filesPerDay', 'filesPerDay']);
      expect(rise).toBeLessThan(MOST_RISE_MB);
    } finally {
      portal.signal('SIGKILL');
      await portal.ended;
      await filled.drop();
    }
  },
);
