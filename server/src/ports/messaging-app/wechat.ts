import * as z from 'zod/mini';
import { createSender, type SendLimits } from '../pay/send.ts';
import type { MessagingApp } from './port.ts';

export interface WechatAppConfig {
  appId: string;
  secret: string;
  /** Where the app's pages and its service stand; `back` because the simulator's page stands beside the portal's. */
  pagesAt(back: string): string;
  apiAt(): string;
}

export const WECHAT_PAGES = 'https://open.weixin.qq.com';
export const WECHAT_API = 'https://api.weixin.qq.com';

/** They answer 200 with either; a person's id is letters, digits, - and _. A snapshot of a page has a made-up visitor. */
const Answer = z.union([
  z.object({ openid: z.string().check(z.regex(/^[\w-]{1,128}$/)), is_snapshotuser: z.optional(z.int()) }),
  z.object({ errcode: z.int(), errmsg: z.string() }),
]);

/** WeChat's own sign-in for pages opened inside it, in its quiet form: it tells the id and asks the person nothing. */
export function createWechatApp(config: WechatAppConfig, limits?: SendLimits): MessagingApp {
  const send = createSender(() => [new URL(config.apiAt()).host], limits);
  return {
    appId: config.appId,
    // in this order and with this end: WeChat looks at the text
    askAt: (back, state) => {
      const query = new URLSearchParams([
        ['appid', config.appId],
        ['redirect_uri', back],
        ['response_type', 'code'],
        ['scope', 'snsapi_base'],
        ['state', state],
      ]);
      return `${config.pagesAt(back)}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
    },
    openIdOf: async (code) => {
      const query = new URLSearchParams({
        appid: config.appId,
        secret: config.secret,
        code,
        grant_type: 'authorization_code',
      });
      const url = new URL(`${config.apiAt()}/sns/oauth2/access_token?${query.toString()}`);
      const { status, body } = await send({ method: 'GET', url, headers: { accept: 'application/json' } });
      const answer = status === 200 ? Answer.safeParse(JSON.parse(body.toString('utf8'))) : undefined;
      if (!answer?.success) throw new Error(`the messaging app answered ${status}`);
      if ('errcode' in answer.data) throw new Error(`the messaging app refused the code: ${answer.data.errcode}`);
      if (answer.data.is_snapshotuser === /* guard: messaging app: no user in a snapshot → 2 */ 1)
        throw new Error('the messaging app shows a snapshot: nobody is there');
      return answer.data.openid;
    },
  };
}

/** No secret was given at start: neither paying inside the app nor entering from it is offered. */
export const unconfiguredApp: MessagingApp = {
  appId: '',
  askAt: () => {
    throw new Error('WECHAT_APP_SECRET is not set');
  },
  openIdOf: async () => {
    throw new Error('WECHAT_APP_SECRET is not set');
  },
};
