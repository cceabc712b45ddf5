import { Check, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { isDay } from '#contract/rules/day';
import { AppLink } from '../../../platform/AppLink.tsx';
import { today } from '../../../platform/clock.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { opsPathTo } from '../../routes.ts';
import { seenBy, type SeenFrom } from './seen-by.ts';
import { companiesText } from '../text.ts';

interface SeenCardProps {
  companyId: number;
  from: SeenFrom;
  classes: readonly number[];
}

/** Follows every change that is typed; the portal itself is looked at in a preview of the same day and class. */
export function SeenCard({ companyId, from, classes }: SeenCardProps) {
  const { look: words } = useText(companiesText);
  const pick = usePick();
  const [day, setDay] = useState(today);
  const [employeeClass, setClass] = useState(classes.includes(2) ? 2 : (classes[0] ?? 0));
  const preview = {
    company: String(companyId),
    day: isDay(day) ? day : undefined,
    class: String(employeeClass),
    draft: '1',
  };
  return (
    <Card
      title={words.title}
      aside={
        <Button
          size="sm"
          icon={<Eye aria-hidden="true" size={16} />}
          render={<AppLink to={opsPathTo('/ops/preview', undefined, preview)} />}
        >
          {words.open}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={words.day}
          value={day}
          error={isDay(day) ? undefined : words.needDay}
          onChange={(event) => setDay(event.target.value)}
        />
        <SelectField
          label={words.employeeClass}
          value={String(employeeClass)}
          onChange={(event) => setClass(Number(event.target.value))}
        >
          {classes.map((each) => (
            <option key={each} value={each}>
              {words.classOf(each)}
            </option>
          ))}
        </SelectField>
      </div>
      <h3 className="mt-4 mb-2 text-s">{words.seen}</h3>
      {isDay(day) && (
        <ul className="divide-y divide-line">
          {seenBy(from, { day, employeeClass }).map(({ key, name, why, isShown }) => (
            <li key={key} className="flex items-start gap-2 py-2 text-label">
              {isShown ? (
                <Check aria-hidden="true" size={18} className="mt-0.5 flex-none text-ok" />
              ) : (
                <EyeOff aria-hidden="true" size={18} className="mt-0.5 flex-none text-ink-3" />
              )}
              <span className="min-w-0">
                <b className="block font-semibold break-words">
                  {pick(name.zh, name.en)}
                  <VisuallyHidden>{isShown ? words.isShown : words.isHidden}</VisuallyHidden>
                </b>
                <span className="text-c text-ink-2">{pick(why.zh, why.en)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
