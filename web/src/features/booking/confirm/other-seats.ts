import type { RefusalDetail } from '#contract/wire';

export interface OtherSeat {
  day: string;
  segmentId: number;
  time: string;
}

/** The nearest seats a refusal brings along: `day1`, `segment1`, `time1` and the same with 2. */
export function otherSeats(detail: RefusalDetail | undefined): OtherSeat[] {
  const params = detail?.params ?? {};
  return ['1', '2'].flatMap((number) => {
    const day = String(params[`day${number}`] ?? '');
    const segmentId = Number(params[`segment${number}`]);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !Number.isInteger(segmentId) || segmentId <= 0) return [];
    return [{ day, segmentId, time: String(params[`time${number}`] ?? '') }];
  });
}
