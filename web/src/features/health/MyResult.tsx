import { useState } from 'react';
import { FLAG_ARROWS, FLAG_WORDS } from '#contract/rules/report-words';
import type { SeenItem } from '#contract/schemas/report-view';
import { unitText } from '#contract/values/lab-words';
import { isFault } from '../../api/faults.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { loginPath } from '../../platform/login-path.ts';
import { useSession } from '../../platform/session.ts';
import { indicatorPath } from './paths.ts';
import { healthText } from './text.ts';

type Indicator = Pick<ReplyOf<'GetIndicator'>, 'code' | 'abbreviations' | 'unit'>;

interface Mine {
  state: 'signedOut' | 'notAsked' | 'asking' | 'failed' | 'none' | 'found';
  ask: () => void;
  item: SeenItem | undefined;
  day: string;
  /** Where it stands in a unit that is so many of the indicator's; null where it cannot be drawn. */
  at: (factor: number) => number | null;
}

/** One's own newest result, once one asks for it: reading a report is written down, so the page does not do it by itself. */
export function useMyResult({ code, abbreviations, unit }: Indicator): Mine {
  const isSignedIn = useSession((data) => data.identity !== null);
  const [asked, setAsked] = useState(false);
  const report = useCall('MyReport', {}, { enabled: asked && isSignedIn });
  const names = [code, ...abbreviations].map((name) => name.toUpperCase());
  const items = report.data?.sections.flatMap((section) => section.items) ?? [];
  const item = items.find((one) => one.value !== null && names.includes(one.code.toUpperCase()));
  const isNone = report.error !== null && isFault(report.error, 'reportMissing', 'reportWithdrawn');
  const stateOf = (): Mine['state'] => {
    if (!isSignedIn) return 'signedOut';
    if (!asked) return 'notAsked';
    if (item) return 'found';
    if (report.data || isNone) return 'none';
    return report.isError ? 'failed' : 'asking';
  };
  return {
    state: stateOf(),
    ask: () => (asked ? void report.refetch() : setAsked(true)),
    item,
    day: report.data?.examDay ?? '',
    at: (factor) => (item && item.value !== null && item.unit === unit ? item.value * factor : null),
  };
}

const TARGET = 'tap-44 text-brand-text underline underline-offset-2';

export function MyResult({ mine: { state, ask, item, day }, indicator }: { mine: Mine; indicator: Indicator }) {
  const words = useText(healthText);
  const pick = usePick();
  const language = useLocale();
  const face = useSession((data) => data.lastCompany);
  if (indicator.unit === '') return null;
  const said = (): string => {
    if (state === 'asking') return words.askingMine;
    if (state === 'none') return words.noneMine;
    if (state === 'failed') return words.failedMine;
    if (!item) return '';
    const flag = FLAG_WORDS[item.flag];
    const result = `${item.value} ${unitText(item.unit, language)} ${FLAG_ARROWS[item.flag]}`.trim();
    return words.mine(result, pick(flag.zh, flag.en), formatDay(day, language, { weekday: false }));
  };
  return (
    <p role="status" className="mt-2 text-label">
      {state === 'signedOut' && (
        <AppLink to={loginPath(face, indicatorPath(indicator.code))} className={TARGET}>
          {words.signInForMine}
        </AppLink>
      )}
      {said()}{' '}
      {(state === 'notAsked' || state === 'failed') && (
        <button type="button" className={TARGET} onClick={ask}>
          {state === 'failed' ? words.tryAgain : words.markMine}
        </button>
      )}
    </p>
  );
}
