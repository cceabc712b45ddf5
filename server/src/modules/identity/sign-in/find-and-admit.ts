import { inBatches } from '../../../batches.ts';
import type { Company, CompanyCtx, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { admitTries, triedBy, type Verdict } from './admit-try.ts';
import { openAccountsByLogin, type AccountRow } from '../queries.ts';
import type { Work } from './proof-of-work.ts';
import { inRound, pauseOfRoundMs } from './sign-in-rounds.ts';
import { leaveTrail } from './trail.ts';

interface Knocking {
  portal: Portal;
  company: Company;
}

interface Named {
  ctx: CompanyCtx;
  login: string;
  work: Work | undefined;
}

interface Found {
  account: AccountRow | undefined;
  verdict: Verdict;
}
/** Of an account that several name at once, one try is decided at a time. */
type Partly = Pick<Found, 'account'> & { verdict: Verdict | undefined };

/** Whose account it is, and whether a password for it may be looked at. */
export async function findAndAdmit(ctx: CompanyCtx, login: string, work: Work | undefined): Promise<Found> {
  const { portal, company } = ctx;
  for (;;) {
    const { account, verdict } = await findTogether({ portal, company }, company.companyId, { ctx, login, work });
    if (verdict) return { account, verdict };
  }
}

/** All of a company who name themselves at the same moment. */
const findTogether = inBatches<Knocking, Named, Partly>(
  (knocking, named) => inRound(() => findAndAdmitAll(knocking, named)),
  pauseOfRoundMs,
);

/** One transaction for both: the tries are counted before anybody else can look. */
const findAndAdmitAll = ({ portal, company }: Knocking, named: Named[]): Promise<Partly[]> =>
  transact({ portal, company, now: portal.clock }, async (inCompany) => {
    const key = await portal.keyring.companyKey(inCompany);
    const indexes = named.map(({ login }) =>
      /* guard: an index is looked for under each key → [key.index('login', login)] */ key.indexes('login', login),
    );
    const accounts = await openAccountsByLogin(inCompany, indexes.flat());
    const found = named.map(({ ctx, login, work }, at) => {
      const account = accounts.find(({ login_index }) => indexes[at]?.some((index) => index.equals(login_index)));
      leaveTrail(ctx, login, account);
      return { account, work, tried: triedBy(ctx, account?.account_id, login) };
    });
    const verdicts = await admitTries(inCompany, found);
    return found.map(({ account }, at) => ({ account, verdict: verdicts[at] }));
  });
