import type { Input, Reply } from '#contract/call';
import type { OpsMessageRow, opsMessages } from '#contract/ops/messages';
import { orderNumber } from '#contract/rules/order-number';
import type { OperatorCtx, Portal } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NamedCompany, type NameOfCompany } from '../../company/index.ts';
import { maskedPeople, phoneIndexes, recognise, type Recognised } from '../../people/index.ts';
import { foundMessages, messageCounts, type FoundMessage, type MessageSearch } from './queries.ts';

type Asked = Input<typeof opsMessages.OpsMessages>;

/** Messages of all companies, by SMS and by e-mail: waiting, sent or given up. The texts are not in the list. */
export async function listMessages(
  ctx: OperatorCtx,
  { state: filter, pageIndex, pageSize: limit, ...asked }: Asked,
): Promise<Reply<typeof opsMessages.OpsMessages>> {
  const { portal } = ctx;
  const recognised = recognise(asked.text);
  // guard: reading messages is audited
  await recordListRead(ctx, { action: 'message.list', companyId: asked.companyId, by: recognised.as });
  const companies = await allCompanies(portal);
  const search = await messageSearch(portal, companies, asked, recognised);
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await foundMessages(db, search, { filter, limit, offset: pageIndex * limit }),
    counts: await messageCounts(db, search),
  }));
  return { rows: await present(portal, rows, namesOf(companies)), total: counts[filter], counts };
}

/** How many were given up: a number beside the menu, about no person. */
export async function countFailed({ portal }: OperatorCtx): Promise<{ failed: number }> {
  const companies = await allCompanies(portal);
  const search: MessageSearch = { ...noConditions, companyIds: companies.map(({ companyId }) => companyId) };
  return asConsole(portal.database, async (db) => ({ failed: (await messageCounts(db, search)).failed }));
}

const noConditions = { by: { as: 'none' }, from: undefined, to: undefined } as const;

type Conditions = Pick<Asked, 'companyId' | 'from' | 'to'>;

async function messageSearch(
  portal: Portal,
  companies: NamedCompany[],
  { companyId, from, to }: Conditions,
  asked: Recognised,
): Promise<MessageSearch> {
  const companyIds = companies
    .map((each) => each.companyId)
    .filter((id) => companyId === undefined || id === companyId);
  const search = (by: MessageSearch['by']): MessageSearch => ({ companyIds, by, from, to });
  if (asked.as === 'none' || asked.as === 'orderNo') return search(asked);
  // not by name: messages are looked for by a number that is read out
  const indexes = asked.as === 'phone' ? await phoneIndexes(portal, companyIds, asked.phone) : [];
  return search({ as: 'phone', indexes });
}

async function present(portal: Portal, rows: FoundMessage[], nameOf: NameOfCompany): Promise<OpsMessageRow[]> {
  const people = await maskedPeople(portal, rows);
  return rows.map((row) => ({
    messageId: row.message_id,
    company: nameOf(row.company_id),
    person: { name: people.name(row), phone: people.phone(row) },
    kind: row.kind,
    channel: row.channel,
    orderNo: row.order_id !== null && row.ordered_at ? orderNumber(row.order_id, row.ordered_at) : null,
    state: row.state,
    dueAt: row.due_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextTry: row.state === 'waiting' ? row.next_try.toISOString() : null,
    tries: row.tries,
  }));
}
