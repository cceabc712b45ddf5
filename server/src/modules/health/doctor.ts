import type { Input, Reply } from '#contract/call';
import type { onlineDoctor } from '#contract/calls/health';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { serviceText, shownMenu } from '../company/index.ts';

type Call = (typeof onlineDoctor)['JumpToHaodf'];
const PAGE = '/web/select_doctor';
const MARK_CHARS = 16;

/** Open to people with an entry for it in the home menu, as feedback is. */
async function assertDoctorOpen(ctx: InTx<EmployeeCtx>): Promise<void> {
  const menu = await shownMenu(ctx);
  if (!menu.some(({ List }) => List.some(({ Url }) => Url.startsWith(PAGE))))
    throw new Fault('doctorNotOpen', { service: serviceText(ctx.company, ctx.lang) });
}

/**
 * An address at the online doctor's. The doctor learns a mark that is made of the person and says nothing by itself,
 * and which year it is about; the visit is audited, since it hands data to another company.
 */
export async function jumpToDoctor(
  ctx: EmployeeCtx,
  { customerGuid = ctx.session.personGuid, IsThisYear }: Input<Call>,
): Promise<Committed<Reply<Call>>> {
  // guard: health: online doctor on the home menu
  await transact(ctx, assertDoctorOpen);
  const { portal, company, session, lang, client } = ctx;
  const patient = portal.keyring
    .anonymousIndex('online-doctor', `${company.companyId}|${customerGuid}`)
    .toString('base64url')
    .slice(0, MARK_CHARS);
  const url = await portal.ports.onlineDoctor
    .enter({
      /* guard: health: online doctor gets a pseudonym → patient: customerGuid || patient */ patient,
      isThisYear: IsThisYear,
      lang,
      from: portal.env.publicUrl ?? client.origin(),
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the online doctor did not answer');
      throw new Fault('doctorUnavailable');
    });
  return commitOnce(ctx, async (ctx) => {
    await recordByAccount(ctx, session.accountId, {
      action: 'doctor.enter',
      subject: { kind: 'person', id: customerGuid },
      personGuid: customerGuid,
      reason: IsThisYear ? 'thisYear' : 'before',
    });
    return { url };
  });
}
