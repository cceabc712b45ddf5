import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { sendFile } from '../../../test/files.ts';
import type { SignedInOperator } from '../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { companyWithDraft, newCompany, readCompany } from '../../../test/setup.ts';
import { transact } from '../../db/transact.ts';

let portal: TestPortal;
let session: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  session = await portal.operator('admin');
});
afterAll(() => portal.stop());

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();

type Wish = Payload<OpsRegistry['OpsCompanyAdd']>;
const wish = (change: Partial<Wish> = {}): Wish => ({
  ...{ codes: [`n${randomUUID().slice(0, 8)}`], name: '北辰银行', nameEng: 'Beichen Bank', hotline: '400-012-3456' },
  ...{ like: { from: 'template', template: 'checkup' }, reason: '新客户签约', ...change },
});
const add = (given: Wish, headers: Record<string, string> = {}) =>
  portal.call('OpsCompanyAdd', given, { session, headers });
const auditOf = async (companyId: number): Promise<string[]> => {
  const rows = await inCompany(portal, companyId, (db) =>
    db.selectFrom('audit').select('action').where('company_id', '=', companyId).orderBy('seq').execute(),
  );
  return rows.map(({ action }) => action);
};

describe('a company made in the console', () => {
  it.each(['abc!!', '12', ' '])('is not made with a hotline nobody can call: %s', async (hotline) => {
    expect(faultOf(await add(wish({ hotline })))).toBe('badInput');
  });

  it('is there at once with its codes, menus, key and first version, and stands in the audit', async () => {
    const [code = '', other = ''] = wish({ codes: [randomUUID().slice(0, 8), randomUUID().slice(0, 8)] }).codes;
    const { companyId } = dataOf(await add(wish({ codes: [code, other.toUpperCase()] })));
    for (const known of [code, other]) {
      const face = dataOf(await portal.call('InspectionCompany', { user: known }));
      expect(face).toMatchObject({ companyId, name: '北辰银行', login: { ownPage: true } });
    }
    const made = await readCompany(portal, companyId);
    expect(made).toMatchObject({ version: 1, people: 0, draft: null, problems: [], codes: [code, other].toSorted() });
    expect(made.live.config).toMatchObject({ account: { points: false } });
    const rows = await inCompany(portal, companyId, async (db) => ({
      items: (await db.selectFrom('menu_item').selectAll().execute()).length,
      keys: (await db.selectFrom('company_key').selectAll().execute()).length,
    }));
    expect(rows).toEqual({ items: 9, keys: 1 });
    expect(await auditOf(companyId)).toEqual(['company.add']);
    const listed = dataOf(await portal.call('OpsCompanyList', { text: code }, { session }));
    expect(listed).toMatchObject({
      total: 1,
      rows: [{ companyId, version: 1, publishedBy: session.name, draft: null }],
    });
  });

  it.each(['standard', 'checkup', 'full'] as const)(
    'like the template %s has a banner in each language, with pictures the product brings',
    async (template) => {
      const { companyId } = dataOf(await add(wish({ like: { from: 'template', template } })));
      const rows = await inCompany(portal, companyId, (db) => db.selectFrom('banner').selectAll().execute());
      expect(rows.map(({ lang }) => lang).toSorted()).toEqual(['en-us', 'zh-cn']);
      expect(new Set(rows.map(({ title }) => title)).size).toBe(2);
      for (const address of rows.flatMap(({ image, image_small }) => [image, image_small])) {
        const answer = await portal.fetch(address);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
        expect(await answer.text()).toMatch(/^<svg [^]+<\/svg>\n$/);
      }
      expect((await portal.fetch('/stock/other.svg')).status).toBe(404);
    },
  );

  it('is made like another, with its behaviour, its look and its menus, and none of its people', async () => {
    const like = { from: 'company', companyId: 220 } as const;
    const { companyId } = dataOf(await add(wish({ like })));
    const [model, made] = [await readCompany(portal, 220), await readCompany(portal, companyId)];
    expect(made.live).toEqual({ ...model.live, name: '北辰银行', nameEng: 'Beichen Bank', hotline: '400-012-3456' });
    expect(made.people).toBe(0);
    const menusOf = (id: number) =>
      inCompany(portal, id, async (db) =>
        (await db.selectFrom('menu_item').selectAll().orderBy('item_id').execute()).map(({ name }) => name),
      );
    expect(await menusOf(companyId)).toEqual(await menusOf(220));
    expect(faultOf(await add(wish({ like: { from: 'company', companyId: 999_999 } })))).toBe('recordUnknown');
  });

  // proves: setup: a company’s own code stays
  // proves: setup: change the codes seen
  it('changes its codes later but for its own, and takes none that another has', async () => {
    const { companyId, code, codes: seen } = await newCompany(portal);
    const [second, third] = [`b${randomUUID().slice(0, 8)}`, `c${randomUUID().slice(0, 8)}`];
    const change = (codes: string[], had: string[] = seen) =>
      portal.call('OpsCompanyCodes', { companyId, codes, seen: had, reason: '改名' }, { session });
    const opens = async (known: string) => faultOf(await portal.call('InspectionCompany', { user: known }));
    const had = dataOf(await change([code, second.toUpperCase()])).codes;
    expect(had).toEqual([code, second].toSorted());
    expect(await opens(second)).toBe('answered');
    // an administrator who looked before is told, and changes nothing
    expect(faultOf(await change([code, third]))).toBe('settingsMoved');
    expect(faultOf(await change([second], had))).toBe('companyCodeOwn');
    const taken = await change([code, 'demo'], had);
    expect(faultOf(taken)).toBe('companyCodeTaken');
    expect((await readCompany(portal, companyId)).codes).toEqual(had);
    expect(dataOf(await change([code, third], had)).codes).toEqual([code, third].toSorted());
    await expect.poll(() => opens(second), { timeout: 2_000 }).not.toBe('answered');
    expect(await auditOf(companyId)).toEqual(['company.add', 'company.codes', 'company.codes']);
  });

  // proves: setup: a code is one company’s
  it('takes no code that another has, and then nothing of it is there', async () => {
    const before = dataOf(await portal.call('OpsCompanyList', {}, { session })).total;
    const refused = await add(wish({ codes: [`x${randomUUID().slice(0, 8)}`, 'demo'] }));
    expect([faultOf(refused), textOf(refused)]).toEqual(['companyCodeTaken', '企业代码「demo」已被使用，请换一个']);
    expect(dataOf(await portal.call('OpsCompanyList', {}, { session })).total).toBe(before);
    expect(faultOf(await add(wish({ codes: ['no spaces'] })))).toBe('badInput');
  });

  it('is made once, however often the same press arrives', async () => {
    const given = wish();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = await Promise.all([add(given, headers), add(given, headers)]);
    expect(dataOf(one)).toEqual(dataOf(two));
  });

  it('has its number to itself, even where one was given out by hand', async () => {
    const { companyId } = await newCompany(portal);
    const taken = companyId + 1;
    await portal.portal.database.pool.query(
      `INSERT INTO company SELECT $2, 'byhand', name, name_eng, hotline, logo, colors, config FROM company WHERE company_id = $1`,
      [companyId, taken],
    );
    expect((await newCompany(portal)).companyId).toBe(taken + 1);
  });
});

describe('a draft of a company’s settings', () => {
  const save = (
    companyId: number,
    revision: number,
    settings: Payload<OpsRegistry['OpsCompanyDraftSave']>['settings'],
  ) => portal.call('OpsCompanyDraftSave', { companyId, revision, settings }, { session });

  it('keeps the typed settings, right or wrong, and says every wrong field by its path', async () => {
    const { companyId, live } = await newCompany(portal);
    const wrong = {
      ...live,
      hotline: ' ',
      colors: { ...live.colors, ThemeColor: '#fefefe', TopColor: 'black' },
      config: {
        booking: { holdMinutes: '三十', payMethods: [] },
        home: { mobileColumns: 9 },
        mall: { variant: 'made up' },
        bookingWindows: [{ from: '2026-02-30' }, { from: '2026-06-02', to: '2026-06-01' }],
      },
    };
    const { problems, revision } = dataOf(await save(companyId, 0, wrong));
    expect(problems.map(({ path, zh }) => `${path} ${zh}`).toSorted()).toEqual([
      'booking.holdMinutes 请填写整数',
      'booking.payMethods 请填写',
      'bookingWindows.0.from 没有这一天，请填写 YYYY-MM-DD',
      'bookingWindows.1.to 结束日期早于开始日期',
      'colors.ThemeColor 与白底的对比度仅 1.01，文字和图形无法看清（图形需 ≥ 3）。建议 #939393',
      'colors.TopColor 请填写 #RRGGBB 形式的颜色',
      'home.mobileColumns 不能大于 5',
      'hotline 请填写',
      'mall.variant 请从列表中选择',
    ]);
    const read = await readCompany(portal, companyId);
    expect(read.draft).toMatchObject({ settings: wrong, revision, by: session.name });
    expect(read.problems).toEqual(problems);
    expect(read.live).toEqual(live);
  });

  // proves: setup: a draft that moved on is not written over
  it('refuses half of a character, which no database keeps, instead of failing', async () => {
    const { companyId, live } = await newCompany(portal);
    const withNotice = (notice: string) => ({ ...live, config: { ...live.config, notice } });
    for (const settings of [{ ...live, hotline: '\ud800' }, withNotice('a\\\udfff')])
      expect(faultOf(await save(companyId, 0, settings))).toBe('badInput');
    expect(faultOf(await save(companyId, 0, withNotice('写作 \\ud800 的文字，😀')))).toBe('answered');
  });

  it('is one for all: a save on top of another’s is told whose it is, and writes nothing', async () => {
    const { companyId, revision } = await companyWithDraft(portal);
    const { live } = await readCompany(portal, companyId);
    const late = await save(companyId, 0, { ...live, name: '后来者' });
    expect(faultOf(late)).toBe('settingsMoved');
    expect(textOf(late)).toContain(session.name);
    const both = await Promise.all(['甲', '乙'].map((name) => save(companyId, revision, { ...live, name })));
    expect(both.map(faultOf).toSorted()).toEqual(['answered', 'settingsMoved']);
  });

  // proves: setup: only an uploaded logo is shown
  it('takes no logo but an uploaded one, which everybody may see and no script can be', async () => {
    const { companyId, live } = await newCompany(portal);
    const sent = await sendFile(portal, session, { call: 'OpsLogoUpload', bytes: await picture(), name: 'logo.png' });
    const { address: logo } = dataOf(sent) as unknown as { address: string };
    expect(faultOf(await save(companyId, 0, { ...live, logo }))).toBe('answered');
    const shown = await portal.fetch(logo);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect(faultOf(await sendFile(portal, session, { call: 'OpsLogoUpload', bytes: script }))).not.toBe('answered');
    const refused = await save(companyId, 1, { ...live, logo: 'https://elsewhere.example/logo.png' });
    expect(faultOf(refused)).toBe('logoUnknown');
    expect((await portal.fetch(`/logo/${randomUUID()}`)).status).toBe(404);
  });

  it('is thrown away for a reason', async () => {
    const { companyId, revision } = await companyWithDraft(portal);
    const discard = { companyId, revision, reason: '改动取消' };
    expect(dataOf(await portal.call('OpsCompanyDraftDiscard', discard, { session }))).toEqual({ discarded: true });
    expect((await readCompany(portal, companyId)).draft).toBeNull();
    expect(await auditOf(companyId)).toEqual(['company.add', 'company.draft', 'company.discard']);
  });
});

// proves: setup: only the platform enters another company
it('only the platform enters another company', async () => {
  const { alsoCompany } = await import('../../db/transact.ts');
  const crossing = transact({ portal: portal.portal, company: { companyId: 100 } }, (ctx) =>
    alsoCompany(ctx, 220, async () => 'inside'),
  );
  await expect(crossing).rejects.toThrow('Only the platform');
});
