import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { fetchFile, refusedWith, sendFile, type Sent } from '../../../test/files.ts';
import { pdfWith } from '../../../test/pdfs.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { removeAllOldFiles } from './jobs.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { claimFile, dropFile, openClaimedFile, storeResult } from './index.ts';
import { countUpload } from './queries.ts';
import { MOST_PER_DAY } from './store-upload.ts';
import { collect } from '../../db/seal-chunks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let portal: TestPortal;
let folder: string;
let pdf: Buffer;
const someone = async (): Promise<Member> => {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
};
const upload = (who: Member, sent: Partial<Sent> = {}) => sendFile(portal, who.token, { bytes: pdf, ...sent });
const fetchOwn = (who: Member, fileId: string, headers: Record<string, string> = {}) =>
  fetchFile(portal, `/AppApi/File?fileId=${fileId}`, { 'x-session': who.token, ...headers });
/** A file before its fields needs a header that says whose it is. */
const order = (who: Member, fileFirst: boolean): Partial<Sent> =>
  fileFirst ? { fileFirst, headers: { 'x-session': who.token } } : {};
const idOf = async (who: Member, sent: Partial<Sent> = {}) => dataOf(await upload(who, sent)).fileId;
const inStore = () => portal.portal.ports.storage.list();
const company = () => ({ portal: portal.portal, company: { companyId: CROWD_COMPANY } });
const ownerOf = (who: Member) => ({ kind: 'person' as const, id: who.guid });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  portal = await startPortal({ env: { DATA_DIR: folder }, jobs: false });
  pdf = await pdfWith('体检报告 110101199003074578');
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a file', () => {
  it('comes in, whichever part of the form is first where a header names the session, and is fetched again by its owner', async () => {
    const who = await someone();
    for (const fileFirst of [true, false]) {
      const { fileId, name, size } = dataOf(await upload(who, { name: '体检报告 (1).pdf', ...order(who, fileFirst) }));
      expect({ name, size }).toEqual({ name: '体检报告 (1).pdf', size: pdf.length });
      const { status, headers, bytes } = await fetchOwn(who, fileId);
      expect(status).toBe(200);
      expect(bytes.equals(pdf)).toBe(true);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition':
          `attachment; filename="_____1_.pdf"; filename*=UTF-8''${'%E4%BD%93%E6%A3%80%E6%8A%A5%E5%91%8A%20%281%29.pdf'}`.replace(
            '_____1_',
            '____ _1_',
          ),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
      });
    }
  });

  it('is fetched in parts', async () => {
    const who = await someone();
    const bytes = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const fileId = await idOf(who, { bytes });
    const { bytes: whole } = await fetchOwn(who, fileId);
    const size = whole.length;
    expect(size).toBeGreaterThan(3 * 65_536);
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=65535-65536', 65_535, 65_536],
      ['bytes=70000-', 70_000, size - 1],
      ['bytes=-100', size - 100, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
    ] as const) {
      const part = await fetchOwn(who, fileId, { range });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${size}`]);
      expect(part.bytes.equals(whole.subarray(from, to + 1))).toBe(true);
    }
    for (const range of ['bytes=', 'bytes=-', 'bytes=9-5', `bytes=${size}-`, 'bytes=-0', 'bytes=x-y']) {
      const refused = await fetchOwn(who, fileId, { range });
      expect([refused.status, refused.headers.get('content-range'), refusedWith(refused)]).toEqual([
        416,
        `bytes */${size}`,
        'rangeInvalid',
      ]);
    }
    for (const range of ['bytes=0-1,4-5', 'lines=1-2'])
      expect((await fetchOwn(who, fileId, { range })).status).toBe(200);
  });

  it('keeps no path, no line break and no wrong ending in its name', async () => {
    const who = await someone();
    for (const [sent, kept] of [
      ['../../etc/passwd', 'passwd.pdf'],
      ['C:\\reports\\x.pdf', 'x.pdf'],
      ['a\r\nSet-Cookie: stolen=1.pdf', 'a%0D%0ASet-Cookie stolen=1.pdf'],
      ['say "hi".pdf', 'say %22hi%22.pdf'],
      ['invoice.html', 'invoice.html.pdf'],
    ] as const) {
      const { fileId, name } = dataOf(await upload(who, { name: sent }));
      expect(name).toBe(kept);
      const { headers } = await fetchOwn(who, fileId);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.%~!-]+$/,
      );
    }
  });

  it('with a key is stored once, and the key serves no other file', async () => {
    const who = await someone();
    const headers = { 'idempotency-key': `file-${who.guid}` };
    const first = dataOf(await upload(who, { headers }));
    expect(dataOf(await upload(who, { headers }))).toEqual(first);
    expect((await inStore()).filter((key) => key.endsWith(first.fileId))).toHaveLength(1);
    expect(faultOf(await upload(who, { headers, bytes: await pdfWith('another') }))).toBe('keyReused');
  });
});

describe('is refused', () => {
  it.each<[string, string, Partial<Sent>]>([
    ['nothing', 'fileEmpty', { bytes: Buffer.alloc(0) }],
    ['a page that is called a PDF', 'fileKind', { bytes: Buffer.from('<html><script>alert(1)</script>') }],
    ['no file', 'fileMissing', { edit: (form) => form.delete('file') }],
    ['two files', 'oneFileOnly', { edit: (form) => form.append('file', new Blob(['x']), 'b.pdf') }],
    [
      'a file of another name',
      'badInput',
      {
        edit: (form) => {
          form.delete('file');
          form.append('other', new Blob(['x']), 'b.pdf');
        },
      },
    ],
    ['a wrong signature', 'badSignature', { edit: (form) => form.set('signCode', '0'.repeat(64)) }],
    [
      'no session',
      'sessionExpired',
      {
        edit: (form) => {
          form.set('session', '');
          form.set('signCode', '');
        },
      },
    ],
    [
      'a call that takes none',
      'badInput',
      {
        edit: (form) => {
          form.set('requestCode', 'GetCaptcha');
          form.set('signCode', '');
        },
      },
    ],
  ])('%s: %s, in both languages', async (_, fault, sent) => {
    const who = await someone();
    const [zh, en] = [await upload(who, sent), await upload(who, { ...sent, language: 'en-us' })];
    expect([faultOf(zh), faultOf(en)]).toEqual([fault, fault]);
    expect(textOf(zh)).toMatch(/\p{Script=Han}/u);
    expect(textOf(en)).toMatch(/^[^\p{Script=Han}]+$/u);
  });

  it('more than 10 MB, before all of it is there', async () => {
    const who = await someone();
    for (const fileFirst of [true, false]) {
      const answer = await upload(who, { bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), ...order(who, fileFirst) });
      expect([answer.status, faultOf(answer)]).toEqual([413, 'fileTooLarge']);
      expect(textOf(answer)).toContain('10 MB');
    }
  });

  // proves: a file is kept for a known sender only
  it('a file of an unknown sender, before a byte of it lies on the disk', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'portal-files-'));
    const portal = await startPortal({ env: { DATA_DIR: empty }, jobs: false });
    try {
      const bytes = Buffer.alloc(5 * 1024 * 1024, 'a');
      const kept = () => existsSync(join(empty, 'spool'));
      for (const [token, fileFirst, fault] of [
        ['', false, 'sessionExpired'],
        ['A'.repeat(43), false, 'sessionExpired'],
        ['A'.repeat(43), true, 'fileBeforeSession'],
      ] as const) {
        const answer = await sendFile(portal, token, { bytes, fileFirst });
        expect([faultOf(answer), kept()]).toEqual([fault, false]);
        expect(textOf(answer)).toMatch(/\p{Script=Han}/u);
      }
      const stranger = { 'x-session': 'A'.repeat(43) };
      expect(faultOf(await sendFile(portal, '', { bytes, fileFirst: true, headers: stranger }))).toBe('sessionExpired');
      expect(kept()).toBe(false);
      const emp = await portal.login('demo', 'emp', { browser: true });
      dataOf(await sendFile(portal, emp, { bytes: pdf, fileFirst: true }));
      expect(kept()).toBe(true);
    } finally {
      await portal.stop();
      await rm(empty, { recursive: true, force: true });
    }
  });

  it('an operator’s file, of a role that may not send it', async () => {
    const support = await portal.operator('support');
    const sent = { bytes: Buffer.alloc(1024), call: 'OpsPointsSheetUpload', payload: { companyId: 1 } } as const;
    expect(faultOf(await sendFile(portal, support, sent))).toBe('notAllowed');
  });

  it('a form that breaks off', async () => {
    const who = await someone();
    const head = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const body = `${head('requestCode')}UploadFile\r\n${head('session')}${who.token}\r\n${head('file', '; filename="a.pdf"')}%PDF-1.7`;
    const response = await portal.fetch('/examApi/PostAppCall', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(await response.json()).toMatchObject({ data: { fault: 'uploadBroken' } });
  });

  it('files per day: the twenty-first, also when all come at once', async () => {
    const who = await someone();
    const answers = await Promise.all(Array.from({ length: 25 }, () => upload(who)));
    const told = answers.map(faultOf);
    expect(told.filter((fault) => fault === 'answered')).toHaveLength(20);
    expect(told.filter((fault) => fault === 'filesPerDay')).toHaveLength(5);
    portal.clock.advance(DAY);
    try {
      // a day later the session has ended too
      const [again] = await makeCrowd(portal, 1);
      expect(again && faultOf(await upload(again))).toBe('answered');
    } finally {
      portal.clock.advance(-DAY);
    }
  });
});

// proves: files per day
it('files per day: the counter itself lets twenty through', async () => {
  const who = await someone();
  const one = () => transact(company(), (ctx) => countUpload(ctx, ownerOf(who), MOST_PER_DAY));
  const counted = await Promise.all(Array.from({ length: 25 }, one));
  expect(counted.filter(Boolean)).toHaveLength(20);
});

describe('whose it is', () => {
  // proves: file ownership
  it('file ownership: a colleague and another company are refused', async () => {
    const who = await someone();
    const fileId = await idOf(who);
    const stranger = await portal.login('hilton', 'emp');
    for (const token of [(await someone()).token, stranger.token]) {
      const fetched = await fetchFile(portal, `/AppApi/File?fileId=${fileId}`, { 'x-session': token });
      expect(refusedWith(fetched)).toBe('notYours');
    }
  });

  // proves: tokens in addresses
  it('without a session, with a token in the address, or with a wrong cookie: nothing', async () => {
    const who = await someone();
    const fileId = await idOf(who);
    const path = `/AppApi/File?fileId=${fileId}`;
    expect(refusedWith(await fetchFile(portal, path, {}))).toBe('sessionExpired');
    expect(refusedWith(await fetchFile(portal, `${path}&session=${who.token}`, {}))).toBe('sessionExpired');
    for (const cookie of ['portal=x', `portal=${who.token}`, `portal=${randomBytes(32).toString('base64url')}`])
      expect(refusedWith(await fetchFile(portal, path, { cookie }))).toBe('sessionExpired');
  });

  it('a browser fetches with its cookie alone, until it signs out', async () => {
    const emp = await portal.login('demo', 'emp', { browser: true });
    const { fileId } = dataOf(await sendFile(portal, emp, { bytes: pdf }));
    const fetched = () => fetchFile(portal, `/AppApi/File?fileId=${fileId}`, { cookie: emp.cookie ?? '' });
    expect(refusedWith(await fetched())).toBe('sent');
    // its token alone opens nothing: the session is bound to the cookie
    const byToken = await fetchFile(portal, `/AppApi/File?fileId=${fileId}`, { 'x-session': emp.token });
    expect(refusedWith(byToken)).toBe('sessionExpired');
    await portal.call('Logout', { sessionid: emp.token }, { session: emp });
    expect(refusedWith(await fetched())).toBe('sessionExpired');
  });
});

describe('claiming', () => {
  // proves: file claimed once
  it('file claim: the owner’s, once, and read by what claimed it', async () => {
    const [who, other] = [await someone(), await someone()];
    const fileId = await idOf(who);
    const claim = (by: Member, claimedBy: string) =>
      transact(company(), (ctx) => claimFile(ctx, { fileId, owner: ownerOf(by), claimedBy }));
    await expect(claim(other, 'test:1')).rejects.toMatchObject({ fault: 'fileGone' });
    const won = await Promise.allSettled([claim(who, 'test:1'), claim(who, 'test:2')]);
    expect(won.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const claimedBy = won[0]?.status === 'fulfilled' ? 'test:1' : 'test:2';
    const opened = await openClaimedFile(company(), fileId, claimedBy);
    expect((await collect(opened.read())).equals(pdf)).toBe(true);
    await expect(openClaimedFile(company(), fileId, 'test:3')).rejects.toMatchObject({ fault: 'notYours' });
  });
});

describe('results', () => {
  it('what the portal made for an operator lies in the platform, and is opened by what claimed it', async () => {
    const csv = Buffer.from('\ufeff姓名,订单\r\n', 'utf8');
    const chunks = (async function* () {
      for (let row = 0; row < 10_000; row += 1) yield csv;
    })();
    const platform = { portal: portal.portal, company: { companyId: PLATFORM_ID } };
    const fileId = await storeResult(portal.portal, {
      ...{
        companyId: PLATFORM_ID,
        ownerKind: 'operator',
        ownerId: '7',
        name: '订单导出',
        mediaType: 'text/csv',
        chunks,
      },
    });
    const owner = { kind: 'operator' as const, id: '7' };
    await transact(platform, (ctx) => claimFile(ctx, { fileId, owner, claimedBy: 'task:1' }));
    const { name, mediaType, size, read } = await openClaimedFile(platform, fileId, 'task:1');
    expect([name, mediaType, size]).toEqual(['订单导出.csv', 'text/csv', csv.length * 10_000]);
    expect((await collect(read({ from: 0, to: csv.length - 1 }))).equals(csv)).toBe(true);
  });
});

describe('removing', () => {
  const rowsOf = (fileId: string) =>
    inCompany(portal, CROWD_COMPANY, (db) => db.selectFrom('file').selectAll().where('file_id', '=', fileId).execute());
  const later = async (ms: number) => {
    portal.clock.advance(ms);
    try {
      await removeAllOldFiles(portal.portal);
    } finally {
      portal.clock.advance(-ms);
    }
  };
  const isStored = async (fileId: string) => (await inStore()).some((key) => key.includes(fileId));

  it('an unclaimed file goes within a day, row and bytes; a claimed one stays until it is dropped', async () => {
    const who = await someone();
    const [claimed, unclaimed] = [await idOf(who), await idOf(who)];
    await transact(company(), (ctx) => claimFile(ctx, { fileId: claimed, owner: ownerOf(who), claimedBy: 'test:4' }));
    await later(23 * HOUR);
    expect(await isStored(unclaimed)).toBe(true);
    await later(25 * HOUR);
    expect([await isStored(unclaimed), await rowsOf(unclaimed)]).toEqual([false, []]);
    expect(await isStored(claimed)).toBe(true);
    await transact(company(), (ctx) => dropFile(ctx, { fileId: claimed, claimedBy: 'test:4' }));
    expect(refusedWith(await fetchOwn(who, claimed))).toBe('notYours');
    await later(HOUR);
    expect([await isStored(claimed), await rowsOf(claimed)]).toEqual([false, []]);
  });

  // proves: file that is not wholly there
  it('what fell between store and row goes, whole or half written', async () => {
    const { storage } = portal.portal.ports;
    const put = storage.put.bind(storage);
    for (const falls of ['before the bytes', 'after the bytes'] as const) {
      const who = await someone();
      storage.put = async (key, content, size) => {
        if (falls === 'after the bytes') await put(key, content, size);
        throw new Error('killed');
      };
      expect(faultOf(await upload(who))).toBe('unknown');
      storage.put = put;
      const [row] = await inCompany(portal, CROWD_COMPANY, (db) =>
        db.selectFrom('file').selectAll().where('owner_id', '=', who.guid).execute(),
      );
      const fileId = row?.file_id ?? '';
      expect(row?.stored_at).toBeNull();
      expect(await isStored(fileId)).toBe(falls === 'after the bytes');
      expect(refusedWith(await fetchOwn(who, fileId))).toBe('notYours');
      await later(2 * HOUR);
      expect([await isStored(fileId), await rowsOf(fileId)]).toEqual([false, []]);
    }
  });

  // proves: file claimed while it is removed
  it('a node that fell while removing is followed by another', async () => {
    const who = await someone();
    const fileId = await idOf(who);
    const { storage } = portal.portal.ports;
    const remove = storage.remove.bind(storage);
    storage.remove = () => Promise.reject(new Error('killed'));
    await expect(later(25 * HOUR)).rejects.toThrow('failed for 1 of 1 companies');
    storage.remove = remove;
    // a half removed file cannot be claimed
    const claim = transact(company(), (ctx) => claimFile(ctx, { fileId, owner: ownerOf(who), claimedBy: 'test:5' }));
    await expect(claim).rejects.toMatchObject({ fault: 'fileGone' });
    await later(26 * HOUR);
    expect([await isStored(fileId), await rowsOf(fileId)]).toEqual([false, []]);
  });
});

it('nothing of content or name can be read in the store or in the rows', async () => {
  const who = await someone();
  const secret = '110101199003074578';
  await idOf(who, { name: `${secret}.pdf`, bytes: await pdfWith(secret, { info: { Title: secret } }) });
  const stored = await inStore();
  expect(stored.length).toBeGreaterThan(0);
  for (const key of stored) {
    const bytes = await readFile(join(folder, 'files', key));
    expect([key.includes(secret), bytes.includes(secret), bytes.includes('%PDF')]).toEqual([false, false, false]);
  }
  const { rows } = await portal.portal.database.pool.query<{ all: string }>(
    `SELECT string_agg(encode(name, 'escape') || t::text, '') AS all FROM file t`,
  );
  expect(rows[0]?.all).not.toContain(secret);
});
