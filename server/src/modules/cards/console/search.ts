import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { OPS_CARD_FILTERS, type OpsCardRow, type opsCards } from '#contract/ops/cards';
import { isCardNumber, plainCardNumber } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import { maskName, maskPhone } from '#contract/rules/mask';
import type { OperatorCtx, Portal, Tx } from '../../../ctx.ts';
import { companyKeys } from '../../../db/company-keys.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NameOfCompany } from '../../company/index.ts';
import { nameSearchIndexes, personName, phoneIndexes, phoneOf, recognise } from '../../people/index.ts';
import { maskedNumber, numberIndexes } from '../numbers.ts';
import { stateToday, type CardRow } from '../rules.ts';

type Asked = Input<typeof opsCards.OpsCardSearch>;
type Filter = Asked['state'];
type RecognisedAs = Reply<typeof opsCards.OpsCardSearch>['recognisedAs'];

/** Cards of all companies, by number, phone or name; masked, and audited before anything is read. */
export async function searchCards(ctx: OperatorCtx, asked: Asked): Promise<Reply<typeof opsCards.OpsCardSearch>> {
  const { portal } = ctx;
  const companies = await allCompanies(portal);
  const companyIds = companies
    .map(({ companyId }) => companyId)
    .filter((id) => asked.companyId === undefined || id === asked.companyId);
  const { as, where } = await lookedFor(portal, companyIds, asked.text);
  await recordListRead(ctx, { action: 'card.search', companyId: asked.companyId, by: as });
  const found = sql`FROM card c WHERE c.company_id = ANY(${companyIds}::int[]) AND ${where}`;
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, found, asked),
    counts: await countsOf(db, found),
  }));
  return {
    rows: await present(portal, rows, namesOf(companies)),
    total: counts[asked.state],
    recognisedAs: as,
    counts,
  };
}

interface LookedFor {
  as: RecognisedAs;
  where: RawBuilder<unknown>;
}

async function lookedFor(portal: Portal, companyIds: number[], text: string): Promise<LookedFor> {
  const number = plainCardNumber(text);
  if (isCardNumber(number)) {
    const keys = await companyKeys(portal, companyIds);
    const indexes = [...keys.values()].flatMap((key) => numberIndexes(key, number));
    return { as: 'card', where: sql`c.number_index = ANY(${indexes}::bytea[])` };
  }
  const asked = recognise(text);
  if (asked.as === 'none') return { as: 'none', where: sql`true` };
  if (asked.as === 'phone') {
    const indexes = await phoneIndexes(portal, companyIds, asked.phone);
    return { as: 'phone', where: ofPeople(sql`phone_index = ANY(${indexes}::bytea[])`) };
  }
  if (asked.as === 'name') {
    const indexes = await nameSearchIndexes(portal, companyIds, asked.name);
    return { as: 'name', where: ofPeople(sql`name_indexes && ${indexes}::bytea[]`) };
  }
  return { as: asked.as === 'shortName' ? 'shortName' : 'unknown', where: sql`false` };
}

const ofPeople = (who: RawBuilder<unknown>) => sql`EXISTS (SELECT 1 FROM person p
  WHERE p.company_id = c.company_id AND p.person_guid = c.owner_guid AND p.${who})`;

const FILTERS: Record<Filter, RawBuilder<unknown>> = {
  all: sql`true`,
  '0': sql`c.state = 0`,
  '1': sql`c.state = 1`,
  '2': sql`c.state = 2`,
  '3': sql`c.state = 3`,
  '4': sql`c.state = 4`,
  '5': sql`c.state = 5`,
  '6': sql`c.state = 6`,
  '7': sql`c.state = 7`,
  unbound: sql`c.owner_guid IS NULL`,
};

export type FoundCard = CardRow & { person_name: Buffer | null; phone: Buffer | null };

async function pageOf(db: Tx, found: RawBuilder<unknown>, { state, pageIndex, pageSize }: Asked): Promise<FoundCard[]> {
  const { rows } = await sql<FoundCard>`
    WITH c AS (SELECT c.* ${found} AND ${FILTERS[state]}
      ORDER BY created_at DESC, card_id DESC LIMIT ${pageSize} OFFSET ${pageIndex * pageSize})
    SELECT c.*, p.name AS person_name, p.phone FROM c
    LEFT JOIN person p ON p.company_id = c.company_id AND p.person_guid = c.owner_guid
    ORDER BY c.created_at DESC, c.card_id DESC`.execute(db);
  return rows;
}

async function countsOf(db: Tx, found: RawBuilder<unknown>): Promise<Record<Filter, number>> {
  const counted = OPS_CARD_FILTERS.map(
    (filter) => sql`count(*) FILTER (WHERE ${FILTERS[filter]})::int AS ${sql.id(filter)}`,
  );
  const { rows } = await sql<Record<Filter, number>>`SELECT ${sql.join(counted)} ${found}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no rows');
  return counts;
}

async function present(portal: Portal, rows: FoundCard[], nameOf: NameOfCompany): Promise<OpsCardRow[]> {
  const keys = await companyKeys(
    portal,
    rows.map(({ company_id }) => company_id),
  );
  const today = dayInShanghai(portal.clock());
  return rows.flatMap((row) => {
    const key = keys.get(row.company_id);
    return key ? [presentFound(row, key, nameOf(row.company_id), today)] : [];
  });
}

export const presentFound = (
  row: FoundCard,
  key: CompanyKey,
  company: OpsCardRow['company'],
  today: string,
): OpsCardRow => ({
  cardId: row.card_id,
  company,
  name: { zh: row.name, en: row.name_eng },
  number: maskedNumber(key, row),
  owner: ownerOf(row, key),
  purpose: row.purpose,
  state: stateToday(row, today),
  validFrom: row.valid_from,
  validTo: row.valid_to,
  usesLeft: row.uses_left,
  usesTotal: row.uses_total,
  valueFen: row.value_fen,
  leftFen: row.left_fen,
  createdAt: row.created_at.toISOString(),
});

const ownerOf = ({ owner_guid: guid, person_name, phone }: FoundCard, key: CompanyKey): OpsCardRow['owner'] =>
  guid === null
    ? null
    : {
        name: maskName(personName(key, { person_guid: guid, person_name })),
        phone: maskPhone(phoneOf(key, { person_guid: guid, phone })),
      };
