import { helpOf } from '#contract/company-config-help';
import type { Setting } from '#contract/settings/fields';
import type { SettingProblem } from '#contract/settings/problems';
import { effectiveValue, isByDefault, type ConfigValues } from '#contract/settings/values';
import { usePick, useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { FieldInput } from './FieldInput.tsx';
import { useValueWords } from './setting-words.ts';
import { companiesText } from '../text.ts';

interface SettingRowProps {
  setting: Setting;
  config: ConfigValues;
  problems: readonly SettingProblem[];
  /** Undefined: as by default. */
  onChange: (value: unknown) => void;
}

/** One behaviour: its name, its field, what it does, its control; marked where it is not as by default. */
export function SettingRow({ setting, config, problems, onChange }: SettingRowProps) {
  const words = useText(companiesText);
  const pick = usePick();
  const inWords = useValueWords();
  const { path, field, optional, byDefault } = setting;
  const help = helpOf(path);
  const name = pick(help.name.zh, help.name.en);
  const differs = !isByDefault(config, setting);
  return (
    <li className={cx('border-t border-line px-4 py-3.5 md:px-6', differs && 'border-l-[3px] border-l-warn')}>
      <FieldInput
        {...{ field, optional, path, problems, help, onChange }}
        label={name}
        hint={pick(help.text.zh, help.text.en)}
        code={path}
        value={effectiveValue(config, setting)}
      />
      {differs && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-c text-warn">
          <span className="min-w-0 break-words">{words.notByDefault(inWords(path, byDefault))}</span>
          <Button variant="text" size="sm" guardMs={0} onClick={() => onChange(undefined)}>
            <span aria-hidden="true">{words.reset}</span>
            <VisuallyHidden>{words.resetNamed(name)}</VisuallyHidden>
          </Button>
        </p>
      )}
    </li>
  );
}
