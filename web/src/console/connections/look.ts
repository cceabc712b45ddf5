import { CONNECTION_STATES, type ConnectionRow, type ConnectionState } from '#contract/ops/connections';
import { dayInShanghai } from '#contract/rules/day';
import { now } from '../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import type { TagTone } from '../../ui/data/Tag.tsx';
import type { OpsReply } from '../api/send.ts';
import { momentText } from '../kit/moments.ts';
import { connectionsText } from './text.ts';

export const TONES: Record<ConnectionState, TagTone> = {
  failing: 'bad',
  notConfigured: 'warn',
  works: 'ok',
  unused: 'mute',
  sandbox: 'mute',
};

export type Tested = OpsReply<'OpsConnectionTest'>;
type Failure = NonNullable<Tested['failure']>;

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The words that the list and the panel share. */
export function useConnectionWords() {
  const words = useText(connectionsText);
  const language = useLocale();
  const pick = usePick();
  const today = dayInShanghai(new Date(now()));
  return {
    words,
    nameOf: ({ service, company }: Pick<ConnectionRow, 'service' | 'company'>): string =>
      [words.service[service], company && pick(company.zh, company.en)].filter(Boolean).join(' · '),
    /** To the second where it is today. */
    time: (iso: string): string => {
      const at = new Date(iso);
      if (dayInShanghai(at) !== today) return momentText(iso, language, today);
      return new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(11, 19);
    },
    seconds: (ms: number): string => words.seconds(ms < 50 ? '< 0.1' : (ms / 1_000).toFixed(1)),
    cause: ({ cause, status }: Pick<Failure, 'cause' | 'status'>): string =>
      words.cause[cause] + (status === null ? '' : words.code(status)),
  };
}

/** How many of each state there are, the worst first; states without one are left out. */
export const countStates = (rows: readonly ConnectionRow[]): [ConnectionState, number][] =>
  CONNECTION_STATES.map((state): [ConnectionState, number] => [
    state,
    rows.filter((row) => row.state === state).length,
  ]).filter(([, count]) => count > 0);
