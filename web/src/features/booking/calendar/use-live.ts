import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SeatDay } from '#contract/calls/seats';
import type { PayloadOf, ReplyOf } from '../../../api/send.ts';
import { useStream } from '../../../api/use-stream.ts';
import { monthOf } from '../../../ui/form/month.ts';
import { hasTurned, segmentsWithSeats, withSeats } from './live-seats.ts';

/** Seats are asked for again this often where no stream tells them, and now and then where one does. */
const ASK_EVERY_MS = 10_000;
const ASK_BESIDE_STREAM_MS = 60_000;
/** When a day fills up all its viewers ask for free ones, but not in the same moment. */
const SPREAD_MS = 3_000;

interface Shown {
  centerId: number;
  month: string;
  day: string | undefined;
  ofMonth: PayloadOf<'BookInfo'>;
  ofDay: PayloadOf<'GetWorkingSegment'>;
}
type Asked = Pick<UseQueryResult, 'refetch' | 'isFetching' | 'isEnabled'>;

/** Keeps the page fresh. Never part of the guarantee: the server decides when the order is placed. */
export function useLiveSeats({ centerId, month, day, ofMonth, ofDay }: Shown, ...queries: Asked[]): void {
  const client = useQueryClient();
  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    for (const query of queries) if (query.isEnabled && !query.isFetching) void query.refetch();
  });

  const isHeard = useStream('SeatEvents', { centerId, month }, (news: SeatDay[]) => {
    let turned = false;
    client.setQueriesData<ReplyOf<'BookInfo'>>({ queryKey: ['BookInfo', ofMonth] }, (reply) => {
      if (!reply) return reply;
      const { days } = reply.bookInfo;
      const next = withSeats(days, news);
      turned ||= hasTurned(days, next);
      return { bookInfo: { ...reply.bookInfo, days: next } };
    });
    const ofChosen = news.find((each) => each.day === day);
    if (ofChosen)
      client.setQueriesData<ReplyOf<'GetWorkingSegment'>>(
        { queryKey: ['GetWorkingSegment', ofDay] },
        (reply) => reply && { WorkingSegments: segmentsWithSeats(reply.WorkingSegments, ofChosen) },
      );
    const askAgain = () => void client.invalidateQueries({ queryKey: ['BookInfo', ofMonth] });
    if (turned) setTimeout(askAgain, Math.random() * SPREAD_MS);
  });

  // the chosen day may lie in another month than the one on the screen, which is the one that is listened to
  const isTold = isHeard && (day === undefined || monthOf(day) === month);
  useEffect(() => {
    const timer = setInterval(() => ask(), isTold ? ASK_BESIDE_STREAM_MS : ASK_EVERY_MS);
    const seen = () => ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isTold]);
}
