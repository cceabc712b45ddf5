import { RELOGON_LANGUAGE, type Relogon } from '#contract/calls/partner';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { asFailure, send } from '../../api/send.ts';
import { loadCompany } from '../../parts/company/load-company.ts';
import { locale } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { postTarget } from './post-target.ts';

/** The page of the partner where a person arrives. */
const TARGET_PAGE = 'home';

export type Handover =
  | { state: 'asking' }
  | { state: 'failed'; failure: Failure }
  | { state: 'notAllowed' }
  | { state: 'ready'; action: string; fields: [name: string, value: string][] };

/**
 * Asks once for the fields to tell the partner; a person who leaves for good is signed out here before the form is
 * posted.
 */
export function useRelogon(leaves: boolean): Handover {
  const [handover, setHandover] = useState<Handover>({ state: 'asking' });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask(leaves).then(setHandover, (error: unknown) => setHandover({ state: 'failed', failure: asFailure(error) }));
  }, [leaves]);
  return handover;
}

async function ask(leaves: boolean): Promise<Handover> {
  await loadCompany();
  const { identity, kept } = session.get();
  const reply = await send('MalldealerReLogonMercer', {
    customerGuid: identity?.userGuid ?? '',
    target_page: TARGET_PAGE,
    language: RELOGON_LANGUAGE[locale()],
  });
  const action = postTarget(reply, kept.GetCompanyInfoById?.data.config);
  if (action === undefined) return { state: 'notAllowed' };
  if (leaves && identity) {
    await send('Logout', { sessionid: identity.session }).catch(() => undefined);
    session.signOut();
  }
  return { state: 'ready', action, fields: fieldsOf(reply) };
}

/** All but the address, which is the form's own. */
const fieldsOf = (reply: Relogon): [string, string][] =>
  Object.entries(reply)
    .filter(([name]) => name !== 'callbackUrl')
    .map(([name, value]) => [name, String(value)]);
