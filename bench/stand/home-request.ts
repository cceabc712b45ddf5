import { registry } from '#contract/registry';
import { demoAccounts, signIn } from './sign-in.ts';
import { prepareCall, type PreparedCall } from './prepared-call.ts';
import type { Address } from './stand.ts';

const CALL = 'GetCompanyColorsAndIndexMenus';
export const HOME_PATH = registry[CALL].path;

/** The home page's request for its settings, by an employee who has just signed in. */
export async function homeRequest(portal: Address): Promise<PreparedCall> {
  const [employee] = demoAccounts();
  const { session, companyId, cookie } = await signIn(portal, employee);
  const payload = { companyId, langCode: 'zh-cn', employeeType: 1 };
  return prepareCall(portal, { name: CALL, payload, session, headers: { Cookie: cookie } });
}
