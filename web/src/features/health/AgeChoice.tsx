import { ChevronDown } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import type { AgeGroup } from './range.ts';
import { healthText } from './text.ts';

interface AgeChoiceProps {
  groups: readonly AgeGroup[];
  at: number;
  onChange: (at: number) => void;
}

/** For which age one reads. As high as the choices beside it, hence without a label above. */
export function AgeChoice({ groups, at, onChange }: AgeChoiceProps) {
  const words = useText(healthText);
  return (
    <div className="focus-ring relative flex min-h-12 items-center rounded-control border border-line-strong bg-white md:min-h-11">
      <select
        aria-label={words.age}
        value={at}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-w-0 appearance-none self-stretch rounded-control bg-transparent pr-9 pl-3 text-control md:text-label"
      >
        {groups.map(({ fromAge, toAge }, index) => (
          <option key={fromAge} value={index}>
            {words.ages(fromAge, toAge)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 text-ink-2" size={16} />
    </div>
  );
}
