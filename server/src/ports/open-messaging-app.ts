import type { Env } from '../env.ts';
import { simulatorAppSecret } from '../simulator/keys.ts';
import { SIMULATOR_PREFIX } from '../simulator/open.ts';
import type { SimulatorAt } from './open-pay.ts';
import type { MessagingApp } from './messaging-app/port.ts';
import { createWechatApp, unconfiguredApp, WECHAT_API, WECHAT_PAGES } from './messaging-app/wechat.ts';

/** The adapter is the same in both cases; only the secret and the addresses differ. */
export function openMessagingApp({ pay, payLimits }: Env, simulator: SimulatorAt | undefined): MessagingApp {
  if (pay.provider === 'live') {
    const { appId } = pay.wechat;
    if (!pay.appSecret) return unconfiguredApp;
    return createWechatApp(
      { appId, secret: pay.appSecret, pagesAt: () => WECHAT_PAGES, apiAt: () => WECHAT_API },
      payLimits,
    );
  }
  if (!simulator) throw new Error('the sandbox needs its simulator');
  const { keys, url, at } = simulator;
  return createWechatApp(
    {
      appId: keys.wechat.appId,
      secret: simulatorAppSecret(keys),
      pagesAt: (back) => `${url ?? `${new URL(back).origin}${SIMULATOR_PREFIX}`}/wechat`,
      apiAt: () => `${url ?? `${at()}${SIMULATOR_PREFIX}`}/wechat`,
    },
    payLimits,
  );
}
