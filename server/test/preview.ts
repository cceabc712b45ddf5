import { randomUUID } from 'node:crypto';
import type { Payload, Reply } from '#contract/call';
import type { OperatorRole } from '#contract/values/operator-roles';
import type { OpsRegistry } from '#contract/ops/registry';
import type { CallName, Registry } from '#contract/registry';
import { PLATFORM_ID, transact } from '../src/db/transact.ts';
import { tokenHash } from '../src/modules/identity/index.ts';
import { dataOf } from './answers.ts';
import { cookieOf } from './operators.ts';
import type { SignedIn, TestPortal } from './portal.ts';

export const LOOP_TICKET = 'P'.repeat(43);

type Wish = Payload<OpsRegistry['OpsPreviewStart']>;

export const previewWish = (change: Partial<Wish> = {}): Wish => ({
  ...{ companyId: 100, employeeClass: 2, employeeType: 1, language: 'zh-cn', day: '2026-06-10', ...change },
});

export const previewBegun = async (
  portal: TestPortal,
  change: Partial<Wish> = {},
  role: OperatorRole = 'admin',
): Promise<string> =>
  dataOf(await portal.call('OpsPreviewStart', previewWish(change), { session: await portal.operator(role) })).ticket;

export interface Looking extends SignedIn {
  look: Reply<Registry['EnterPreview']>['look'];
}

/** An operator who looks at a company's portal, as a browser holds it. */
export async function look(portal: TestPortal, change: Partial<Wish> = {}): Promise<Looking> {
  const ticket = await previewBegun(portal, change);
  const entered = await portal.call('EnterPreview', { ticket }, { headers: { origin: portal.url } });
  const { user, look } = dataOf(entered);
  return { token: user.Session, cookie: cookieOf(entered), user, look };
}

/** The earlier events entering needs, so that its sample is answered. */
export async function setPreviewScene({ portal, clock }: TestPortal, call: CallName): Promise<void> {
  if (call !== 'EnterPreview') return;
  await transact({ portal, company: { companyId: PLATFORM_ID } }, async ({ db }) => {
    await db.deleteFrom('preview').where('ticket_hash', '=', tokenHash(LOOP_TICKET)).execute();
    const { operator_id } = await db.selectFrom('operator').select('operator_id').executeTakeFirstOrThrow();
    await db
      .insertInto('preview')
      .values({
        ...{ imagined_guid: randomUUID(), operator_id, for_company: 100, employee_class: 2, employee_type: 1 },
        ...{ vendor_id: 0, lang: 'zh-cn', day: '2026-06-10', settings: null, ticket_hash: tokenHash(LOOP_TICKET) },
        ...{ token_hash: null, cookie_hash: null, created_at: clock.now(), ended_at: null },
      })
      .execute();
  });
}
