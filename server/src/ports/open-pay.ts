import type { Clock } from '../clock.ts';
import type { Ports } from '../ctx.ts';
import type { Env } from '../env.ts';
import { simulatorGuanaitongConfig, simulatorWechatConfig } from '../simulator/keys.ts';
import { SIMULATOR_PREFIX, type Simulator } from '../simulator/open.ts';
import { createGuanaitong } from './pay/guanaitong/provider.ts';
import { NOTICE_PATHS } from './pay/notice-paths.ts';
import { createWechat } from './pay/wechat/provider.ts';

/** A simulator and where this portal listens: notices come here, and its own simulator stands here too. */
export type SimulatorAt = Pick<Simulator, 'keys' | 'url'> & { at: () => string };

/** The adapters are the same in both cases; only keys and addresses differ. */
export function openPay(env: Env, clock: Clock, simulator: SimulatorAt | undefined): Ports['pay'] {
  if (env.pay.provider === 'live')
    return {
      wechat: createWechat(env.pay.wechat, clock, env.payLimits),
      guanaitong: createGuanaitong(env.pay.guanaitong, clock, env.payLimits),
    };
  if (!simulator) throw new Error('the sandbox needs its simulator');
  const { keys, url, at } = simulator;
  const noticesAt = (path: string) => ({
    baseUrl: () => url ?? `${at()}${SIMULATOR_PREFIX}`,
    notifyUrl: () => `${at()}${path}`,
  });
  return {
    wechat: createWechat(simulatorWechatConfig(keys, noticesAt(NOTICE_PATHS.wechat)), clock, env.payLimits),
    guanaitong: createGuanaitong(
      simulatorGuanaitongConfig(keys, noticesAt(NOTICE_PATHS.guanaitong)),
      clock,
      env.payLimits,
    ),
  };
}
