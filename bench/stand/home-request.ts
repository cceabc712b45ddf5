import { registry } from '#contract/registry';
import { decodeReply, encodeCall } from '../../server/test/wire.ts';
import { demoAccounts, signIn } from './sign-in.ts';
import type { Address } from './stand.ts';

const CALL = 'GetCompanyColorsAndIndexMenus';
export const HOME_PATH = registry[CALL].path;

export interface HomeRequest {
  /** The whole HTTP/1.1 request, as a browser sends it. */
  bytes: Buffer;
  /** The body it is answered with. */
  reply: string;
}

/** The home page's request for its settings, by an employee who has just signed in. */
export async function homeRequest(portal: Address): Promise<HomeRequest> {
  const [employee] = demoAccounts();
  const { session, companyId, cookie } = await signIn(portal, employee);
  const payload = { companyId, langCode: 'zh-cn', employeeType: 1 };
  const form = encodeCall({ name: CALL, payload, language: 'zh-cn', session }).toString();
  const headers = {
    Origin: portal.url,
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    Accept: '*/*',
    'Accept-Language': 'zh-CN,zh;q=0.9',
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
    Cookie: cookie,
  };
  const lines = Object.entries({ Host: `127.0.0.1:${portal.port}`, 'Content-Length': form.length, ...headers });
  const head = [`POST ${HOME_PATH} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  const reply = await (await fetch(portal.url + HOME_PATH, { method: 'POST', headers, body: form })).text();
  if (!decodeReply(CALL, reply)?.ok) throw new Error(`The portal answered ${reply.slice(0, 300)}`);
  return { bytes: Buffer.from(`${head}\r\n\r\n${form}`), reply };
}
