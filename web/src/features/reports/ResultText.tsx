import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react';
import { CHANGE_WORDS, FLAG_WORDS } from '#contract/rules/report-words';
import type { Change, Flag } from '#contract/rules/report';
import { isAbnormal } from '#contract/rules/report';
import { usePick } from '../../platform/locale.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';

const ICONS = { high: ArrowUp, low: ArrowDown, abnormal: CircleAlert } as const;

/** Colour, arrow and word: each says it alone. */
export function FlagTag({ flag }: { flag: Flag }) {
  const pick = usePick();
  const { zh, en } = FLAG_WORDS[flag];
  const Icon = flag === 'normal' || flag === 'none' ? undefined : ICONS[flag];
  const tone: TagTone = isAbnormal(flag) ? 'bad' : flag === 'normal' ? 'ok' : 'mute';
  return (
    <Tag tone={tone} icon={Icon && <Icon aria-hidden="true" size={14} />}>
      {pick(zh, en)}
    </Tag>
  );
}

const CHANGE_TONES: Record<Change, string> = {
  first: 'text-warn',
  new: 'text-warn',
  worse: 'text-bad',
  still: 'text-bad',
  improved: 'text-ok',
  back: 'text-ok',
  normal: 'text-ink-2',
  none: 'text-ink-3',
};

export function ChangeText({ change }: { change: Change }) {
  const pick = usePick();
  const { zh, en } = CHANGE_WORDS[change];
  return <span className={CHANGE_TONES[change]}>{pick(zh, en)}</span>;
}
