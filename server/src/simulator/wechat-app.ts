import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { simulatorAppSecret } from './keys.ts';
import type { Sim } from './sim.ts';

/** Theirs for a code that is not good, or not good any more. */
const BAD_CODE = { errcode: 40_029, errmsg: 'invalid code' };
const USED_CODE = { errcode: 40_163, errmsg: 'code been used' };
const BAD_SECRET = { errcode: 40_125, errmsg: 'invalid appsecret' };
const CODE_LIVES_MS = 5 * 60_000;
const OURS = 'sim-';
const MOST_ISSUED = 10_000;
/** A tester's browser is one person of the app, for a month. */
const PERSON = 'sim-wechat-person';
const PERSON_SECONDS = 30 * 24 * 3_600;

interface Issued {
  until: number;
  person: string;
}

/** The messaging app's sign-in for pages: a hop that comes back with a code, and the exchange of the code for an id. */
export function registerWechatApp(scope: FastifyInstance, { keys, now }: Sim): void {
  const issued = new LRUCache<string, Issued>({ max: MOST_ISSUED });

  scope.get('/connect/oauth2/authorize', (request, reply) => {
    const {
      appid,
      redirect_uri = '',
      response_type,
      scope: asked,
      state = '',
    } = request.query as Record<string, string>;
    const back = URL.canParse(redirect_uri) ? new URL(redirect_uri) : undefined;
    // theirs is registered by domain; here it is the host the tester has opened
    const isKnown = back && /^https?:$/.test(back.protocol) && back.hostname === request.hostname;
    if (appid !== keys.wechat.appId || response_type !== 'code' || asked !== 'snsapi_base' || !isKnown)
      return reply.code(400).type('text/plain').send('redirect_uri or parameters are wrong');
    const code = `${OURS}${randomBytes(12).toString('hex')}`;
    const person = parseCookie(request.headers.cookie ?? '')[PERSON] ?? randomBytes(12).toString('hex');
    issued.set(code, { until: now().getTime() + CODE_LIVES_MS, person });
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: PERSON_SECONDS } as const;
    void reply.header('set-cookie', stringifySetCookie(PERSON, person, cookie));
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    return reply.redirect(back.href);
  });

  scope.get('/sns/oauth2/access_token', (request, reply) => {
    const { appid, secret, code = '', grant_type } = request.query as Record<string, string>;
    if (appid !== keys.wechat.appId || secret !== simulatorAppSecret(keys)) return reply.send(BAD_SECRET);
    if (grant_type !== 'authorization_code' || trouble(code)) return reply.send(trouble(code) ?? BAD_CODE);
    const person = issued.get(code)?.person ?? code;
    issued.delete(code);
    const openid = `o${createHash('sha256').update(person).digest('base64url').slice(0, 27)}`;
    return reply.send({
      access_token: randomBytes(16).toString('hex'),
      expires_in: 7200,
      openid,
      scope: 'snsapi_base',
    });
  });

  /** Any text is a person's code, so that tests need no hop; one that begins with `bad` has run out. */
  function trouble(code: string): object | undefined {
    if (code === '' || code.startsWith('bad')) return BAD_CODE;
    if (!code.startsWith(OURS)) return undefined;
    const until = issued.get(code)?.until;
    return until === undefined ? USED_CODE : until < now().getTime() ? BAD_CODE : undefined;
  }
}
