import type { Review } from '../../server/src/db/columns.ts';
import { plusDays } from '../days.ts';
import { both, type Pair } from './types.ts';

const SAID: [stars: number, text: Pair][] = [
  [5, '流程很顺，八点到，十点不到就做完了。|Everything went smoothly: I came at eight and was done before ten.'],
  [4, '护士抽血手法好，就是早餐品种少了点。|The nurse drew blood very gently. Breakfast could offer more.'],
  [
    5,
    '带父母来的，工作人员一路引导，老人很满意。|I came with my parents. Staff guided them all the way and they were happy.',
  ],
  [4, '环境安静，彩超医生解释得很细。|A quiet place, and the ultrasound doctor explained a lot.'],
  [3, '周一人偏多，建议避开。|Crowded on Mondays, better avoid them.'],
  [5, '离地铁站近，上班前做完不耽误。|Close to the metro, finished before work.'],
  [
    4,
    '报告一周左右就出来了，异常项有电话提醒。|The report came in about a week, and they called about what was out of range.',
  ],
  [5, '男女分区很贴心，更衣柜干净。|Separate areas are thoughtful, and the lockers are clean.'],
  [3, '停车位不多，开车要早点到。|Few parking spaces, so come early by car.'],
  [4, '电子导检不用排长队，体验不错。|The electronic guide spares you the queues.'],
  [5, '全科医生当面讲了结果，比看报告明白。|A doctor talked me through the results, clearer than reading them.'],
];
const MOST = 4;
const LEAST = 2;

/** Two to four of them, other ones for the next centre. */
export function reviewsOf(centerId: number, today: string): Review[] {
  const count = LEAST + (centerId % (MOST - LEAST + 1));
  return Array.from({ length: count }, (_, n) => {
    const [stars, text] = SAID[(centerId * 3 + n * 4) % SAID.length] as (typeof SAID)[number];
    return { stars, text: both(text), day: plusDays(today, -(5 + ((centerId * 7) % 11) + n * 17)) };
  });
}
