import { useText } from '../../platform/locale.ts';
import { CheckChips } from '../../ui/form/CheckChips.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { PlanCardProps } from './card-props.ts';
import { ADDED_WAYS, PLAN_MODES, RELATIONS } from '#contract/values/ops/plans';
import { plansText } from './text.ts';

/** Its name, who pays, and who may use it how often. */
export function BasicsCard({ draft, change, errorOf }: PlanCardProps) {
  const words = useText(plansText);
  const field = (name: 'zh' | 'en' | 'maxPeople' | 'maxExtras' | 'uses' | 'sortOrder') => ({
    value: draft[name],
    error: name === 'sortOrder' ? undefined : errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const whole = { inputMode: 'numeric' } as const;
  return (
    <Card title={words.basics}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField label={words.nameZh} maxLength={40} {...field('zh')} />
        <TextField label={words.nameEn} maxLength={80} {...field('en')} />
        <SelectField
          label={words.mode}
          hint={words.modeHint}
          error={errorOf('mode')}
          value={draft.mode}
          onChange={(event) => change({ mode: PLAN_MODES.find((mode) => String(mode) === event.target.value) ?? 1 })}
        >
          {PLAN_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {words.modes[mode]}
            </option>
          ))}
        </SelectField>
        <TextField label={words.uses} hint={words.usesHint} {...whole} {...field('uses')} />
        <TextField label={words.maxPeople} {...whole} {...field('maxPeople')} />
        <TextField label={words.maxExtras} {...whole} {...field('maxExtras')} />
        <SelectField
          label={words.addedWay}
          hint={words.addedWayHint}
          error={errorOf('addedWay')}
          value={draft.addedWay}
          onChange={(event) => change({ addedWay: ADDED_WAYS.find((way) => String(way) === event.target.value) ?? 1 })}
        >
          {ADDED_WAYS.map((way) => (
            <option key={way} value={way}>
              {words.addedWays[way]}
            </option>
          ))}
        </SelectField>
        <TextField label={words.sortOrder} hint={words.sortHint} {...whole} {...field('sortOrder')} />
        <div>
          <CheckChips
            legend={words.forWhom}
            items={RELATIONS.map((value) => ({ value, label: words.relations[value] }))}
            values={draft.forWhom}
            onChange={(values) => change({ forWhom: RELATIONS.filter((one) => values.includes(one)) })}
          />
          {errorOf('forWhom') && (
            <div className="mt-2">
              <Alert tone="bad">{errorOf('forWhom')}</Alert>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
