import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read, write } from '#contract/call';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/values/operator-roles';
import { opsRead, opsWrite } from '#contract/ops/call';
import { opsId } from '#contract/ops/fields';
import { faultOf, fromElsewhere } from '../../test/answers.ts';
import { exchange } from '../../test/exchange.ts';
import { startPortal, type Answer, type TestPortal } from '../../test/portal.ts';
import { envelopes } from '#contract/wire';
import type { OperatorCtx } from '../ctx.ts';
import { commitOnce } from '../db/once.ts';
import { PLATFORM_ID, transact } from '../db/transact.ts';
import { Fault } from '../fault.ts';
import { wiring } from '../portal.ts';
import { createHttpServer, type HttpServer } from './server.ts';
import type { Door } from './doors.ts';
import type { Handlers } from './handlers.ts';

/** Calls of a module that stands behind every door, on the real doors of employees and HR. */
const Nothing = z.object({});
const Who = z.object({ door: z.string(), name: z.string() });
const calls = {
  ProbeEmployee: read({ in: Nothing, out: Who }),
  ProbeHr: read({ in: Nothing, out: Who, access: 'hr' }),
  ProbeHrWrite: write({ in: Nothing, out: Who, access: 'hr' }),
  ProbeSupport: opsRead(['support', 'admin'], { in: Nothing, out: Who }),
  ProbeFinance: opsWrite(['finance'], {
    in: z.object({ companyId: opsId(z.int()) }),
    out: z.object({ times: z.int() }),
  }),
};
let done = 0;
const handlers: Handlers<typeof calls> = {
  ProbeEmployee: async ({ door, session }) => ({ door, name: session.personGuid }),
  ProbeHr: async ({ door, session }) => ({ door, name: session.roleType }),
  ProbeHrWrite: (ctx) => commitOnce(ctx, async ({ door, session }) => ({ door, name: session.roleType })),
  ProbeSupport: async ({ door, operator }) => ({ door, name: operator.name }),
  // an operator's write enters the company it is about
  ProbeFinance: (ctx, { companyId }) =>
    commitOnce({ ...ctx, company: { companyId } }, async () => ({ times: (done += 1) })),
};
/** As the operators' module brings one: the token says who it is. */
const operatorDoor: Door<OperatorCtx> = async (base, { token, key }) => {
  const role = OPERATOR_ROLES.find((role) => token === tokenOf(role));
  if (!role) throw new Fault('sessionExpired');
  const operatorId = OPERATOR_ROLES.indexOf(role) + 1;
  const idempotency = key && { ...key, accountId: 0, key: `operator:${operatorId}:${key.key}` };
  const operator = { operatorId, name: role, role, tokenHash: Buffer.alloc(32) };
  return { ctx: { ...base, door: 'operator', operator, idempotency }, ended: false };
};
/** A door without a key. */
const closedDoor: Door<never> = () => {
  throw new Fault('sessionExpired');
};
const tokenOf = (role: OperatorRole): string => role.padEnd(43, '0');

let portal: TestPortal;
const apps: HttpServer[] = [];
let [open, closed] = ['', ''];
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  const listen = async (operator: Door<OperatorCtx>): Promise<string> => {
    const own = { calls, handlers, owners: wiring.owners, doors: { ...wiring.doors, operator } };
    const app = await createHttpServer(portal.portal, own, { webRoot: 'nowhere' });
    apps.push(app);
    return app.app.listen({ port: 0, host: '127.0.0.1' });
  };
  [open, closed] = [await listen(operatorDoor), await listen(closedDoor)];
});
afterAll(async () => {
  for (const { app } of apps) await app.close();
  await portal.stop();
});

async function call(name: keyof typeof calls, token: string, payload = {}, key?: string, at = open): Promise<Answer> {
  const form = new URLSearchParams({ requestCode: name, session: token, jsonPara: JSON.stringify(payload) });
  const answer = await exchange(new URL(calls[name].path, at), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(key && { 'idempotency-key': key }) },
    body: `${form}`,
  });
  return { ...answer, decoded: envelopes.app.decode(JSON.parse(answer.body) as Record<string, unknown>) };
}

const tokenFor = async (account: string): Promise<string> =>
  (await portal.login('demo', account, { headers: fromElsewhere() })).token;

describe('each door', () => {
  // proves: an operator’s role at the door
  // proves: door of HR
  it('lets in its own and no others', async () => {
    const knocking = {
      nobody: '',
      employee: await tokenFor('emp'),
      hr: await tokenFor('hr'),
      support: tokenOf('support'),
      finance: tokenOf('finance'),
      content: tokenOf('content'),
      supply: tokenOf('supply'),
      admin: tokenOf('admin'),
    };
    const found: Record<string, string[]> = {};
    for (const [who, token] of Object.entries(knocking)) {
      const probes = ['ProbeEmployee', 'ProbeHr', 'ProbeHrWrite', 'ProbeSupport', 'ProbeFinance'] as const;
      found[who] = [];
      for (const name of probes) found[who].push(faultOf(await call(name, token, { companyId: 100 })));
    }
    const [gone, no, yes] = ['sessionExpired', 'notAllowed', 'answered'];
    expect(found).toEqual({
      nobody: [gone, gone, gone, gone, gone],
      employee: [yes, no, no, gone, gone],
      hr: [yes, yes, yes, gone, gone],
      support: [gone, gone, gone, yes, no],
      finance: [gone, gone, gone, no, yes],
      content: [gone, gone, gone, no, no],
      supply: [gone, gone, gone, no, no],
      admin: [gone, gone, gone, yes, no],
    });
  });

  it('that no module brings stays closed', async () => {
    for (const role of OPERATOR_ROLES)
      expect(faultOf(await call('ProbeSupport', tokenOf(role), {}, undefined, closed))).toBe('sessionExpired');
  });

  it('gives its handler its own context', async () => {
    const hr = await tokenFor('hr');
    expect(await call('ProbeEmployee', hr)).toMatchObject({ decoded: { data: { door: 'employee' } } });
    expect(await call('ProbeHr', hr)).toMatchObject({ decoded: { data: { door: 'hr', name: 'HR' } } });
    const support = await call('ProbeSupport', tokenOf('support'));
    expect(support).toMatchObject({ decoded: { data: { door: 'operator', name: 'support' } } });
  });
});

describe('an operator’s write', () => {
  const pay = (key: string, companyId: number) => call('ProbeFinance', tokenOf('finance'), { companyId }, key);

  it('with the same key is done once in the company it enters, and answered again', async () => {
    const before = done;
    const first = await pay('operator-key-1', 100);
    const again = await pay('operator-key-1', 100);
    expect(again.body).toBe(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(done).toBe(before + 1);
    const kept = await transact({ portal: portal.portal, company: { companyId: 100 } }, ({ db }) =>
      db.selectFrom('idempotency').select(['account_id', 'key']).where('account_id', '=', 0).execute(),
    );
    expect(kept).toEqual([{ account_id: 0, key: 'operator:2:operator-key-1' }]);
  });

  it('many times at once is done once', async () => {
    const before = done;
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay('operator-key-2', 100)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(faultOf)).toEqual(answers.map(() => 'answered'));
    expect(done).toBe(before + 1);
  });

  it('may be the platform’s own, whose replies are sealed with a key that is stored nowhere', async () => {
    const first = await pay('operator-key-3', PLATFORM_ID);
    expect((await pay('operator-key-3', PLATFORM_ID)).body).toBe(first.body);
    const { rows } = await portal.portal.database.pool.query('SELECT 1 FROM company_key WHERE company_id = $1', [
      PLATFORM_ID,
    ]);
    expect(rows).toEqual([]);
  });
});
