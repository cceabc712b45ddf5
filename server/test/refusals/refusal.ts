import type { Payload } from '#contract/call';
import type { FaultName, FaultParams } from '#contract/faults';
import type { Language } from '#contract/language';
import type { Reason } from '#contract/reason';
import { someone } from '../examined.ts';
import type { Answer, CallOptions, TestPortal } from '../portal.ts';
import type { AllCalls, AnyCallName } from '../wire.ts';

/** A refusal brought about: what must be there was made, and it is asked for once in each language. */
export interface Asked {
  /** The refused call, or the reason a list gives beforehand. */
  ask(language: Language): Promise<Answer | Reason | null | undefined>;
  /** The words in the blanks; `text` is the sentence, for numbers unknown before. */
  blanks?(language: Language, text: string): FaultParams;
}
export type Refusals = Partial<Record<FaultName, (portal: TestPortal) => Promise<Asked>>>;

type Blanks = FaultParams | ((language: Language, text: string) => FaultParams);

/** One call that is refused the same way however often it is asked. */
export const refused = <N extends AnyCallName>(
  portal: TestPortal,
  call: N,
  payload: Payload<AllCalls[N]>,
  session: NonNullable<CallOptions['session']>,
  blanks: Blanks = {},
): Asked => ({
  ask: (language) => portal.call(call, payload, { session, language }),
  blanks: typeof blanks === 'function' ? blanks : () => blanks,
});

export const query = async <T extends object>(portal: TestPortal, text: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query<T>(text, values)).rows;

/** A new person, who has given the password again just now. */
export async function confirmed(portal: TestPortal) {
  const who = await someone(portal);
  await query(
    portal,
    `UPDATE session SET confirmed_at = $1 FROM account a
     WHERE a.company_id = session.company_id AND a.account_id = session.account_id AND a.person_guid = $2`,
    [portal.clock.now(), who.guid],
  );
  return who;
}

/** Who helps, as a sentence names them. */
export async function serviceOf(portal: TestPortal, companyId: number): Promise<(language: Language) => string> {
  const sql = 'SELECT hotline FROM company WHERE company_id = $1';
  const [{ hotline } = { hotline: '' }] = await query<{ hotline: string }>(portal, sql, [companyId]);
  return (language) => (language === 'en-us' ? `customer service on ${hotline}` : `客服 ${hotline}`);
}
