import type { Clock } from '../../clock.ts';
import type { Ports } from '../../ctx.ts';
import type { Env } from '../../env.ts';
import { StartupError } from '../../fault.ts';
import { simulatorGuanaitongConfig, simulatorWechatConfig } from '../../simulator/keys.ts';
import { SIMULATOR_PREFIX, type Simulator } from '../../simulator/open.ts';
import { createGuanaitong } from './guanaitong/provider.ts';
import { readGuanaitongSettings } from './guanaitong/settings.ts';
import { NOTICE_PATHS } from './notice-paths.ts';
import { createWechat } from './wechat/provider.ts';
import { readWechatSettings } from './wechat/settings.ts';

/** A simulator and where this portal listens: notices come here, and its own simulator stands here too. */
export type SimulatorAt = Pick<Simulator, 'keys' | 'url'> & { at: () => string };

/** The adapters are the same in both cases; only keys and addresses differ. */
export function openPay(env: Env, clock: Clock, simulator: SimulatorAt | undefined): Ports['pay'] {
  if (!simulator) {
    const at = env.publicUrl;
    if (!at) throw new StartupError('PAY_PROVIDER=live needs PUBLIC_URL: the providers call back there');
    return {
      wechat: createWechat(readWechatSettings(env.source, `${at}${NOTICE_PATHS.wechat}`), clock),
      guanaitong: createGuanaitong(readGuanaitongSettings(env.source, `${at}${NOTICE_PATHS.guanaitong}`), clock),
    };
  }
  const { keys, url, at } = simulator;
  const noticesAt = (path: string) => ({
    baseUrl: () => url ?? `${at()}${SIMULATOR_PREFIX}`,
    notifyUrl: () => `${at()}${path}`,
  });
  return {
    wechat: createWechat(simulatorWechatConfig(keys, noticesAt(NOTICE_PATHS.wechat)), clock),
    guanaitong: createGuanaitong(simulatorGuanaitongConfig(keys, noticesAt(NOTICE_PATHS.guanaitong)), clock),
  };
}
