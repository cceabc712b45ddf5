import type { EnteredBy, LoginUser } from '#contract/identity';
import { inBatches } from '../../../batches.ts';
import type { Company, CompanyCtx, InTx, Portal } from '../../../ctx.ts';
import { together } from '../../../db/together.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordAll, type AuditEntry } from '../../audit/index.ts';
import type { Told } from '../../messaging-app/index.ts';
import { forgetTries, type Tried } from './admit-try.ts';
import type { Arrival } from './arrival.ts';
import { careModeAtSignIn } from '../care-mode.ts';
import { BY_APP, consentEntry, missingOf, recordConsent, type Missing } from '../consent.ts';
import { bindingEntry, joinByApp, type Joined } from './enter-by-app.ts';
import { rememberDevice } from '../session/known-devices.ts';
import { presentUser } from '../present.ts';
import { consentsOf, holdAccounts, type AccountRow } from '../queries.ts';
import { startSession } from '../session/session.ts';
import { inRound, pauseOfRoundMs } from './sign-in-rounds.ts';

/** Whose password was right, or whom the messaging app has named. */
export interface Entering {
  ctx: CompanyCtx;
  account: AccountRow;
  /** The version agreed to on the page, or nothing. */
  consent: string;
  appType: number;
  /** The bucket the password was counted under, where one was given. */
  tried: Tried | undefined;
  told: Told | undefined;
  arrival: Arrival;
}

/** The missing consent or binding; or the password is no longer the one that was found right. */
type Refused = Missing | Exclude<Joined, 'new' | 'known'> | 'wrongCredentials';

interface Entrance {
  answer: LoginUser | Refused;
  /** The audit's entries of it. */
  entries: AuditEntry[];
}

/**
 * Starts a session, or answers with the missing things: the password was right, and that is remembered all the same.
 */
export function enterOrRefuse(entering: Entering): Promise<LoginUser | Refused> {
  const { portal, company } = entering.ctx;
  // the app's word may prove to be spent, and then nothing of it is to stay
  return entering.told
    ? enterAll({ portal, company }, [entering]).then(([answer]) => answer as LoginUser | Refused)
    : enterTogether({ portal, company }, company.companyId, entering);
}

interface Where {
  portal: Portal;
  company: Company;
}

const enterTogether = inBatches<Where, Entering, LoginUser | Refused>(async (where, all) => {
  try {
    return await inRound(() => enterAll(where, all));
  } catch (error) {
    if (/* guard: one failure does not fail the crowd → true */ all.length === 1 || error instanceof Fault) throw error;
    // one who cannot enter does not keep out the others
    const alone = await Promise.allSettled(all.map((one) => inRound(() => enterAll(where, [one]))));
    return alone.map((each) => (each.status === 'fulfilled' ? (each.value[0] as LoginUser) : (each.reason as Error)));
  }
}, pauseOfRoundMs);

/** All of a company whose passwords were found right at about the same moment, in one transaction. */
const enterAll = ({ portal, company }: Where, all: Entering[]): Promise<(LoginUser | Refused)[]> =>
  transact({ portal, company, now: portal.clock }, async (inCompany) => {
    const { db } = inCompany;
    const hashes = await holdAccounts(inCompany, accountIdsOf(all));
    const entered = await together<Entrance[]>(
      all.map((one) => (isStill(hashes, one) ? enter({ ...one.ctx, db }, one) : Promise.resolve(CHANGED))),
    );
    const entries = entered.flatMap((one) => one.entries);
    if (entries.length > 0) await recordAll(inCompany, entries);
    const tries = all.flatMap(({ tried }, at) => (tried && entered[at] !== CHANGED ? [tried] : []));
    // a session that a power cut takes costs one more sign-in, a consent or a binding that it takes could not be proven
    if (tries.length > 0) forgetTries(inCompany, tries, entries.length > 0 ? 'durable' : 'lazy');
    return entered.map(({ answer }) => answer);
  });

const CHANGED: Entrance = { answer: 'wrongCredentials', entries: [] };
const accountIdsOf = (all: Entering[]): number[] => [...new Set(all.map(({ account }) => account.account_id))];

/** A password is looked at outside of the transaction: meanwhile another may have taken its place, or the account been closed. */
function isStill(hashes: Map<number, string>, { account, tried }: Entering): boolean {
  const hash = hashes.get(account.account_id);
  return (
    hash !== undefined &&
    (tried === undefined ||
      /* guard: a password is asked again where its session begins → true */ hash === account.password_hash)
  );
}

async function enter(ctx: InTx<CompanyCtx>, entering: Entering): Promise<Entrance> {
  const { account, consent, tried, told, arrival } = entering;
  const { texts, cookie, device } = arrival;
  const appType = told ? BY_APP : entering.appType;
  const agrees = texts.accepted.includes(consent);
  const missing = agrees ? undefined : missingOf(texts, consent, await consentsOf(ctx, account.person_guid));
  const joined = told && !missing ? await joinByApp(ctx, account, told, { isProven: tried !== undefined }) : 'known';
  const refused =
    /* guard: consent at sign-in */ missing ?? (joined === 'new' || joined === 'known' ? undefined : joined);
  if (refused) return { answer: refused, entries: [] };
  const enteredBy: EnteredBy = told ? 'messaging' : 'password';
  const start = { appType, cookie, device: device.name, enteredBy, messagingApp: told?.appId };
  const [isNewConsent, session] = await together([
    agrees && recordConsent(ctx, account.person_guid, consent, appType),
    startSession(ctx, account.account_id, start),
    rememberDevice(ctx, account.account_id, device),
  ]);
  const careMode = await careModeAtSignIn(ctx, account);
  const answer = await presentUser(ctx, account, { session, careMode });
  return {
    answer,
    entries: [
      ...(isNewConsent ? [consentEntry(ctx, account, consent)] : []),
      ...(joined === 'new' ? [bindingEntry(ctx, account, 'messaging.bind')] : []),
    ],
  };
}
