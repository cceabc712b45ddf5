import { DEMO_OPERATOR_PASSWORD, demoOperators } from './operators.ts';
import { DEMO_PASSWORD } from './password.ts';
import { demoWorld } from './world.ts';

/** The text for a newcomer who tries the portal: companies, their accounts, the one password. */
export function describeDemoWorld(url: string): string {
  const rows = demoWorld('2026-01-01').map(({ code, name, people }) => {
    const logins = people.flatMap(({ account }) => (account ? [account.login] : []));
    return `  ${code.padEnd(10)} ${logins.join(', ').padEnd(34)} ${name}`;
  });
  return [
    `Demo companies and accounts; the password of every account is ${DEMO_PASSWORD}`,
    ...rows,
    `Console ${url}/v2/ops: ${demoOperators.map(({ login }) => login).join(', ')}, password ${DEMO_OPERATOR_PASSWORD}; codes at ${url}/sim/authenticator`,
    `Try ${url}/v2/login with company demo, account emp.`,
  ].join('\n');
}
