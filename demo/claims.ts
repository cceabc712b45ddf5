import type { ClaimEvent, ClaimState } from '#contract/calls/reimbursement';
import { plusDays, plusYears } from './days.ts';
import { demoOperators } from './operators.ts';
import type { DemoCompany, DemoPerson } from './types.ts';

export interface DemoClaim {
  person: string;
  holder: string;
  state: ClaimState;
  type: 'physical' | 'vaccine';
  city: string;
  hospital: string;
  bank: string;
  examDay: string;
  fen: number;
  /** The approved part of it, now or later. */
  approvedFen?: number;
  events: { kind: ClaimEvent['kind']; day: string; by: string; reason?: string; fields?: ClaimEvent['fields'] }[];
}

const COMPANY = 'demo';
const nameOf = (role: string): string => demoOperators.find((operator) => operator.role === role)?.name ?? '';
const [SUPPORT, FINANCE] = [nameOf('support'), nameOf('finance')];

type Told = Omit<DemoClaim, 'person' | 'holder' | 'bank' | 'events' | 'city' | 'type' | 'hospital'> &
  Partial<DemoClaim> & { reason?: string; fields?: ClaimEvent['fields'] };

/** Claims in every stage over several years, of a person who lives far from every centre and of one who once did. */
export function claimsOf({ code, people }: Pick<DemoCompany, 'code' | 'people'>, today: string): DemoClaim[] {
  if (code !== COMPANY) return [];
  const ago = (days: number): string => plusDays(today, -days);
  const of = (login: string, bank: string, home: Pick<DemoClaim, 'city' | 'hospital'>) => {
    const who = people.find(({ account }) => account?.login === login);
    return (told: Told): DemoClaim[] => {
      if (!who) return [];
      const { reason, fields, ...claim } = told;
      const base = { person: who.guid, holder: who.name, bank, ...home, type: 'physical' as const, ...claim };
      return [{ ...base, events: told.events ?? eventsOf(claim.state, claim.examDay, { reason, fields }) }];
    };
  };
  const remote = of('remote', '中国农业银行阿勒泰团结路支行', { city: '阿勒泰', hospital: '阿勒泰地区人民医院' });
  const emp = of('emp', '招商银行上海静安支行', { city: '丽江', hospital: '丽江市人民医院' });
  const years = (count: number): string => plusYears(today, -count);
  const bankReason = [{ field: 'bank' as const, reason: '请填写到支行，例如「中国农业银行阿勒泰团结路支行」' }];
  return [
    remote({ state: 'paid', examDay: years(3), fen: 66_000, approvedFen: 66_000 }),
    remote({ state: 'paid', examDay: years(2), fen: 72_500, approvedFen: 68_000 }),
    remote({ state: 'paid', type: 'vaccine', examDay: plusDays(years(1), -20), fen: 62_900, approvedFen: 60_000 }),
    remote({ state: 'rejected', examDay: plusDays(years(1), -40), fen: 20_000, reason: '发票抬头不是本人或公司' }),
    remote({ state: 'paying', examDay: ago(30), fen: 30_000, approvedFen: 30_000 }),
    remote({ state: 'approved', type: 'vaccine', examDay: ago(25), fen: 21_000, approvedFen: 21_000 }),
    remote({ state: 'reviewed', examDay: ago(21), fen: 118_000, approvedFen: 110_000 }),
    remote({ state: 'submitted', examDay: ago(9), fen: 70_200 }),
    remote({
      state: 'returned',
      type: 'vaccine',
      examDay: ago(12),
      fen: 32_900,
      fields: bankReason,
      bank: '中国农业银行总行营业部',
    }),
    remote({ state: 'withdrawn', examDay: ago(15), fen: 45_000 }),
    remote({ state: 'draft', examDay: ago(3), fen: 68_000 }),
    emp({ state: 'paid', examDay: years(4), fen: 68_000, approvedFen: 68_000 }),
    emp({ state: 'paid', examDay: years(3), fen: 90_000, approvedFen: 90_000 }),
    emp({ state: 'rejected', examDay: years(2), fen: 35_000, reason: '同一发票已在另一申请中报销' }),
  ].flat();
}

const STAFF_STATES = [
  'submitted',
  'submitted',
  'reviewed',
  'returned',
  'approved',
  'paying',
  'paid',
  'rejected',
] as const;

/** Of people of a large company who were examined where no centre is, one in each state a reviewer meets. */
export const staffClaimsOf = (people: readonly Pick<DemoPerson, 'guid' | 'name'>[], today: string): DemoClaim[] =>
  people.slice(0, STAFF_STATES.length).flatMap(({ guid, name }, n) => {
    const state = STAFF_STATES[n] ?? 'submitted';
    const examDay = plusDays(today, -(10 + 2 * n));
    // only above the amount that takes two reviewers there is a second look
    const fen = state === 'reviewed' ? 118_000 : 42_000 + n * 3_500;
    const isDecided = ['reviewed', 'approved', 'paying', 'paid'].includes(state);
    return [
      {
        ...{ person: guid, holder: name, state, type: n % 3 === 2 ? 'vaccine' : 'physical', examDay, fen },
        ...{ city: '韶关', hospital: '韶关市北江人民医院', bank: '中国建设银行韶关北江支行' },
        ...(isDecided && { approvedFen: fen }),
        events: eventsOf(state, examDay, REASONS[state] ?? {}),
      },
    ];
  });
const REASONS: Partial<Record<ClaimState, Pick<Told, 'reason' | 'fields'>>> = {
  returned: { fields: [{ field: 'bank', reason: '开户行与账号不符，请核对后重新填写' }] },
  rejected: { reason: '发票日期早于本年度' },
};

/** How a claim comes to where it is, a few days apart. */
function eventsOf(
  state: ClaimState,
  examDay: string,
  { reason, fields }: Pick<Told, 'reason' | 'fields'>,
): DemoClaim['events'] {
  const at = (days: number): string => plusDays(examDay, days);
  const submitted = { kind: 'submitted' as const, day: at(2), by: '' };
  const approved = { kind: 'approved' as const, day: at(4), by: SUPPORT };
  const batched = { kind: 'batched' as const, day: at(6), by: FINANCE };
  const LINES: Record<ClaimState, DemoClaim['events']> = {
    draft: [],
    submitted: [submitted],
    withdrawn: [submitted, { kind: 'withdrawn', day: at(3), by: '' }],
    returned: [submitted, { kind: 'returned', day: at(4), by: SUPPORT, ...(fields && { fields }) }],
    rejected: [submitted, { kind: 'rejected', day: at(5), by: SUPPORT, ...(reason && { reason }) }],
    reviewed: [submitted, { kind: 'reviewed', day: at(4), by: SUPPORT }],
    approved: [submitted, approved],
    paying: [submitted, approved, batched],
    paid: [submitted, approved, batched, { kind: 'paid', day: at(9), by: FINANCE }],
  };
  return LINES[state];
}
