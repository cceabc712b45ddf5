import { unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faultText, type FaultName } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { DAY, MINUTE } from '../../../test/clock.ts';
import { fetchFile } from '../../../test/files.ts';
import { runTasks } from '../../../test/ops-stage.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { whileHeld } from '../../../test/while-held.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { confirmSessions } from '../../../test/account-scenes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());
afterEach(() => portal.portal.database.pool.query(`DELETE FROM task WHERE kind = 'personalData.copy'`));

const signIn = async (account: string, isConfirmed = true): Promise<SignedIn> => {
  const who = await portal.login('demo', account);
  if (isConfirmed) await confirmSessions(portal, who);
  return who;
};
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const ask = (who: SignedIn, language = LANGUAGES[0]) =>
  portal.call('AskDataCopy', self(who), { session: who, ...(language && { language }) });
const copies = async (who: SignedIn) => dataOf(await portal.call('MyDataCopies', self(who), { session: who }));
const fetchCopy = (who: SignedIn, copyId: string, language = 'zh-cn') =>
  fetchFile(portal, `/AppApi/DataCopy?copyId=${copyId}&language=${language}`, { 'x-session': who.token });
const address = (who: SignedIn, detail: string) =>
  portal.call(
    'SavePostAddress',
    { ...self(who), recipient: who.user.Name, phone: '19900007788', district: '示例区', detail },
    { session: who },
  );

/** As if they were done, without the work. */
const endTasks = () =>
  portal.portal.database.pool.query(
    `UPDATE task SET state = 'cancelled', ended_at = $1 WHERE state IN ('waiting', 'running')`,
    [portal.clock.now()],
  );

/** Opened by readers that are not ours. */
async function opened(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const texts = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  const sections = Object.fromEntries(
    texts.map(([name, body]) => [name, JSON.parse(Buffer.from(body).toString()) as { rows: object[] }]),
  );
  const [pdf] = Object.entries(files).filter(([name]) => /^(summary|摘要)\.pdf$/.test(name));
  const { text } = await extractText(new Uint8Array(pdf?.[1] ?? []), { mergePages: true });
  return { files, sections, summary: text.replaceAll(/\s/g, ''), name: pdf?.[0] };
}

describe('a copy of one’s own data', () => {
  it('is made section by section and holds everything about oneself, nothing of a colleague', async () => {
    const who = await signIn('emp');
    const colleague = await signIn('parent');
    await address(who, '本人路 1122 号');
    await address(colleague, '同事路 7788 号');
    const { copyId } = dataOf(await ask(who));
    expect((await copies(who)).copies).toMatchObject([{ copyId, state: 'waiting', done: 0, until: null }]);
    await runTasks(portal);
    const { copies: listed, leftToday } = await copies(who);
    expect(leftToday).toBe(2);
    expect(listed[0]).toMatchObject({ copyId, state: 'done', done: listed[0]?.total });
    const answer = await fetchCopy(who, copyId);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/\.zip$/);
    const { files, sections, summary } = await opened(answer.bytes);
    expect(sections['data/person.json']?.rows).toMatchObject([
      { relation: 'self', name: '陈思远', phone: '19900100001' },
    ]);
    expect(JSON.stringify(sections['data/addresses.json']?.rows)).toContain('本人路 1122 号');
    expect(sections['data/orders.json']?.rows.length).toBeGreaterThan(0);
    expect(sections['data/sessions.json']?.rows.length).toBeGreaterThan(0);
    expect(Object.keys(files).filter((name) => /^files\/invoices\/1-invoice-\d+\.pdf$/.test(name))).toHaveLength(1);
    expect(summary).toContain('个人信息摘要');
    expect(summary).toContain('陈思远');
    const everything = JSON.stringify(sections) + summary;
    for (const foreign of ['同事路 7788 号', '周文博', '19900100003', 'parent@demo.example'])
      expect(everything).not.toContain(foreign);
  });

  it('brings the relatives who have no account, and speaks the language it was asked in', async () => {
    const who = await signIn('parent');
    const { copyId } = dataOf(await ask(who, 'en-us'));
    await runTasks(portal);
    const { bytes, headers } = await fetchCopy(who, copyId);
    expect(headers.get('content-disposition')).toContain('my-data.zip');
    const { sections, summary, name } = await opened(bytes);
    expect(sections['data/person.json']?.rows).toHaveLength(6);
    expect(name).toBe('summary.pdf');
    expect(summary).toContain('Summaryofyourdata');
  });

  const refused = async (answer: Awaited<ReturnType<typeof ask>>, fault: FaultName, params = {}) => {
    expect(faultOf(answer)).toBe(fault);
    expect(LANGUAGES.map((language) => faultText(fault, language, params))).toContain(textOf(answer));
  };

  // proves: own data: password again before a copy is asked for
  it('needs the password once more', async () => {
    const who = await signIn('emp', false);
    for (const language of LANGUAGES) await refused(await ask(who, language), 'passwordAgain');
  });

  // proves: own data: copies of one’s data are counted
  it('is made one at a time, three in a day', async () => {
    const who = await signIn('emp');
    for (let copy = 0; copy < 3; copy += 1) {
      expect(faultOf(await ask(who))).toBe('answered');
      for (const language of LANGUAGES) await refused(await ask(who, language), 'copyUnderWay');
      await endTasks();
    }
    for (const language of LANGUAGES) await refused(await ask(who, language), 'copiesUsedUp', { most: 3 });
    portal.clock.advance(DAY + MINUTE);
    expect(faultOf(await ask(await signIn('emp')))).toBe('answered');
  });

  it('many asked for at once are one', async () => {
    const who = await signIn('emp');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(who)));
    expect(answers.map(faultOf).toSorted()).toEqual(['answered', ...Array.from({ length: 4 }, () => 'copyUnderWay')]);
  });

  // proves: own data: copies are asked for in turn
  it('waits while another call of the same account is under way', async () => {
    const who = await signIn('emp');
    const account = 'SELECT FROM account WHERE person_guid = $1 FOR NO KEY UPDATE';
    const { hasWaited, answer } = await whileHeld(portal, [account, [who.user.CustomerGuid]], () => ask(who));
    expect(hasWaited).toBe(true);
    expect(faultOf(answer)).toBe('answered');
  });

  // proves: own data: a copy of one’s data is for no operator
  // proves: own data: password again before a copy is fetched
  // proves: own data: a copy of one’s data is gone a week later
  it('is its person’s alone: a colleague and every operator are refused; it is written down, and gone a week later', async () => {
    const who = await signIn('emp');
    const { copyId } = dataOf(await ask(who));
    expect((await fetchCopy(who, copyId)).bytes.toString()).toContain('copyNotReady');
    await runTasks(portal);
    expect((await fetchCopy(await signIn('parent'), copyId)).bytes.toString()).toContain('notYours');
    await refusedToOperators(copyId);

    portal.clock.advance(6 * MINUTE);
    expect((await fetchCopy(who, copyId)).bytes.toString()).toContain('passwordAgain');
    await confirmSessions(portal, who);
    expect((await fetchCopy(who, copyId)).headers.get('content-disposition')).toContain('.zip');
    const { pool } = portal.portal.database;
    const { rows } = await pool.query(`SELECT action, actor_kind FROM audit WHERE subject_id = $1 ORDER BY seq`, [
      copyId,
    ]);
    expect(rows).toEqual(
      ['copy', 'download'].map((act) => ({ action: `personalData.${act}`, actor_kind: 'employee' })),
    );

    portal.clock.advance(7 * DAY);
    const later = await signIn('emp');
    for (const language of LANGUAGES)
      expect((await fetchCopy(later, copyId, language)).bytes.toString()).toContain(faultText('copyGone', language));
    await sweepAll(portal.portal);
    expect((await copies(later)).copies).toEqual([]);
    const left = await pool.query(`SELECT FROM file WHERE claimed_by = $1`, [`task:${copyId}`]);
    expect(left.rows).toEqual([]);
  });

  async function refusedToOperators(copyId: string): Promise<void> {
    const admin = await portal.operator('admin');
    const { rows } = dataOf(await portal.call('OpsTasks', {}, { session: admin }));
    expect(rows).toMatchObject([{ taskId: copyId, kind: 'personalData.copy', resultFileId: null }]);
    for (const language of LANGUAGES) {
      const answer = await portal.fetch(`/opsApi/TaskResult?taskId=${copyId}&language=${language}`, {
        headers: { cookie: admin.cookie },
      });
      expect(await answer.text()).toContain(faultText('copyIsTheirs', language));
    }
    const session = await portal.operator('support');
    const { rows: listed } = dataOf(await portal.call('OpsDataCopies', {}, { session }));
    expect(listed).toMatchObject([{ taskId: copyId, state: 'done', overdue: false, person: { name: '陈**' } }]);
  }
});
