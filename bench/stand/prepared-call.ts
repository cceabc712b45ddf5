import { registry, type CallName } from '#contract/registry';
import { decodeReply, encodeCall } from '../../server/test/wire.ts';
import type { Address } from './stand.ts';

export interface PreparedCall {
  /** The whole HTTP/1.1 request, as a browser sends it. */
  bytes: Buffer;
  /** The body it is answered with. */
  reply: string;
}

export interface CallToPrepare {
  name: CallName;
  payload: object;
  session: string;
  headers?: Record<string, string>;
  /** The refusal it is to be answered with; otherwise it must be answered. */
  refusal?: string;
}

/** A call made ready for the load generator, and made once to see what comes back. */
export async function prepareCall(portal: Address, call: CallToPrepare): Promise<PreparedCall> {
  const { path, form, headers } = partsOf(portal, call);
  const reply = await (await fetch(portal.url + path, { method: 'POST', headers, body: form })).text();
  const decoded = decodeReply(call.name, reply);
  const outcome = decoded?.ok ? undefined : (decoded?.detail?.fault ?? reply.slice(0, 300));
  if (outcome !== call.refusal) throw new Error(`${call.name} was answered with ${reply.slice(0, 300)}`);
  return { bytes: requestBytes(portal, call), reply };
}

/** The same without making it: for what can be done only once. */
export function requestBytes(portal: Address, call: CallToPrepare): Buffer {
  const { path, form, headers } = partsOf(portal, call);
  const lines = Object.entries({ Host: `127.0.0.1:${portal.port}`, 'Content-Length': form.length, ...headers });
  const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${form}`);
}

function partsOf(portal: Address, { name, payload, session, headers = {} }: CallToPrepare) {
  return {
    path: registry[name].path,
    form: encodeCall({ name, payload, language: 'zh-cn', session }).toString(),
    headers: {
      Origin: portal.url,
      'User-Agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      Accept: '*/*',
      'Accept-Language': 'zh-CN,zh;q=0.9',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
      ...headers,
    },
  };
}
