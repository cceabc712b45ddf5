import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { opsPersonalData } from '#contract/ops/personal-data';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../company/index.ts';
import { forgetSessions } from '../identity/index.ts';
import { queueErasureDeclined, queueErasureDone } from '../messages/index.ts';
import { lockPerson, onlyHisOrHers, relativesWithoutAccount } from '../people/index.ts';
import { confirmedPhone } from './confirmed-phone.ts';
import { dropCopies } from './copies.ts';
import { about, openThings } from './erasure.ts';
import { personalOf } from './provided.ts';

type Asked = Input<typeof opsPersonalData.OpsErasureDo>;
type Done = Committed<Reply<typeof opsPersonalData.OpsErasureDo>>;
type Here = InTx<OperatorInCompany>;

/** Every module erases its part in one transaction: all of it, or nothing. */
export async function doErasure(base: OperatorCtx, { companyId, requestId, reason }: Asked): Promise<Done> {
  const done = await commitOnce(await enterCompany(base, companyId), async (ctx) => {
    const request = await lockRequest(ctx, requestId);
    const guid = request.person_guid;
    if (/* guard: own data: the cooling period → false */ ctx.now() < request.cooling_until)
      throw new Fault('erasureCooling', { date: dayInShanghai(request.cooling_until) });
    await lockPerson(ctx, guid);
    const [open] = await openThings(ctx, guid);
    // guard: own data: an order made since holds an erasure up
    if (open) throw new Fault('erasureHeldUp', { what: inLanguage(open, ctx.lang) });
    const phone = await confirmedPhone(ctx, guid);
    await erasePerson(ctx, guid);
    if (phone) await queueErasureDone(ctx, { guid, phone, lang: request.lang });
    await endRequest(ctx, requestId, { state: 'done', reason: '' });
    await recordByOperator(ctx, { action: 'personalData.erase', ...about(request), reason });
    return { requestId };
  });
  forgetSessions(base.portal);
  return done;
}

/** The reason is told to the person. */
export const declineErasure = async (base: OperatorCtx, { companyId, requestId, reason }: Asked): Promise<Done> =>
  commitOnce(await enterCompany(base, companyId), async (ctx) => {
    const request = await lockRequest(ctx, requestId);
    const guid = request.person_guid;
    const phone = await confirmedPhone(ctx, guid);
    if (phone) await queueErasureDeclined(ctx, { guid, phone, lang: request.lang, reason });
    await endRequest(ctx, requestId, { state: 'declined', reason });
    await recordByOperator(ctx, { action: 'personalData.decline', ...about(request), reason });
    return { requestId };
  });

export async function erasePerson(ctx: InCompany, guid: string): Promise<void> {
  const relatives = await onlyHisOrHers(ctx, guid, await relativesWithoutAccount(ctx, guid));
  await dropCopies(ctx, guid);
  for (const each of [...relatives, guid]) for (const { erase } of personalOf(ctx.portal)) await erase?.(ctx, each);
}

async function lockRequest({ db, company }: Here, requestId: string) {
  const request = await db
    .selectFrom('erasure_request')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new Fault('recordUnknown');
  if (request.state !== 'asked') throw new Fault('alreadyCleared');
  return request;
}

const endRequest = (
  { db, company, now }: Here,
  requestId: string,
  end: { state: 'done' | 'declined'; reason: string },
) =>
  db
    .updateTable('erasure_request')
    .set({ ...end, ended_at: now() })
    .where('company_id', '=', company.companyId)
    .where('request_id', '=', requestId)
    .execute();
