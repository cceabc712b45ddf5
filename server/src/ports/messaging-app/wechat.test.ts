import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openBench, type Bench } from '../../simulator/bench.fixture.ts';
import { simulatorAppSecret } from '../../simulator/keys.ts';
import { createWechatApp, unconfiguredApp, WECHAT_API, WECHAT_PAGES } from './wechat.ts';

const appOf = ({ keys, baseUrl }: Bench, secret = simulatorAppSecret(keys)) =>
  createWechatApp({
    appId: keys.wechat.appId,
    secret,
    pagesAt: () => `${baseUrl}/wechat`,
    apiAt: () => `${baseUrl}/wechat`,
  });

describe('the messaging app', () => {
  it('is asked at its own address, every part in its place', () => {
    const app = createWechatApp({
      appId: 'wx0123456789abcdef',
      secret: 'secret',
      pagesAt: () => WECHAT_PAGES,
      apiAt: () => WECHAT_API,
    });
    expect(app.askAt('https://portal.example/v2/mobile/wxpay?oid=7', 'pay')).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef' +
        '&redirect_uri=https%3A%2F%2Fportal.example%2Fv2%2Fmobile%2Fwxpay%3Foid%3D7' +
        '&response_type=code&scope=snsapi_base&state=pay#wechat_redirect',
    );
  });

  it('tells the same id for the same code, and nothing for a bad code or a wrong secret', async () => {
    const bench = await openBench();
    const app = appOf(bench);
    expect(await app.openIdOf('071abc')).toMatch(/^o[\w-]{27}$/);
    expect(await app.openIdOf('071abc')).toBe(await app.openIdOf('071abc'));
    await expect(app.openIdOf('bad-code')).rejects.toThrow('40029');
    await expect(appOf(bench, 'another').openIdOf('071abc')).rejects.toThrow('40125');
    await expect(unconfiguredApp.openIdOf('071abc')).rejects.toThrow('WECHAT_APP_SECRET');
  });

  // proves: messaging app: no user in a snapshot
  it('takes no made-up visitor of a snapshot for a person', async () => {
    const answers = { openid: 'oMadeUp', is_snapshotuser: 1 };
    const server = createServer((_, reply) => reply.end(JSON.stringify(answers)));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const at = () => `http://127.0.0.1:${port}`;
    const app = createWechatApp({ appId: 'wx0', secret: 'secret', pagesAt: at, apiAt: at });
    await expect(app.openIdOf('071abc')).rejects.toThrow('snapshot');
    answers.is_snapshotuser = 0;
    expect(await app.openIdOf('071abc')).toBe('oMadeUp');
    server.close();
  });
});
