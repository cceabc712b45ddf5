import type { points as contract } from '#contract/calls/points';
import type { Handlers } from '../../http/handlers.ts';
import { myHistory, pointsSummary, relativePoints, rewardPoints } from './my-points.ts';

export const pointsCalls: Handlers<typeof contract> = {
  XiGouCustomerRewardPoints: rewardPoints,
  MyPointsSummary: pointsSummary,
  MyPoints: myHistory,
  RelativePoints: relativePoints,
};
