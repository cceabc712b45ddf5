import { useState } from 'react';
import { CONFIG_SECTIONS, helpOf, sectionNames, sectionOf, type ConfigSection } from '#contract/company-config-help';
import type { SettingProblem } from '#contract/settings/problems';
import { companySettings, type Setting } from '#contract/settings/fields';
import { isByDefault, withValue } from '#contract/settings/values';
import { usePick, useText } from '../../../platform/locale.ts';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { ToggleChip } from '../../../ui/form/FilterChips.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { kitText } from '../../kit/text.ts';
import { ProblemList } from './ProblemList.tsx';
import { SettingRow } from './SettingRow.tsx';
import { companiesText } from '../text.ts';
import type { Draft } from '../versions/use-draft.ts';

interface SettingsFormProps {
  draft: Draft;
  problems: readonly SettingProblem[];
}

/** Found by its name, its field or its explanation, in either language. */
const matches = ({ path }: Setting, typed: string): boolean => {
  const { name, text } = helpOf(path);
  return [path, name.zh, name.en, text.zh, text.en].join('\n').toLowerCase().includes(typed.toLowerCase());
};

/** Every behaviour there is, drawn from the schema: no field can be missing, and none is drawn by hand. */
export function SettingsForm({ draft, problems }: SettingsFormProps) {
  const words = useText(companiesText);
  const kit = useText(kitText);
  const pick = usePick();
  const [typed, setTyped] = useState('');
  const [section, setSection] = useState<ConfigSection | 'all'>('all');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { settings, change } = draft;
  const found = companySettings.filter(
    (setting) => matches(setting, typed) && (!onlyDifferent || !isByDefault(settings.config, setting)),
  );
  const inSection = (key: ConfigSection) => found.filter(({ path }) => sectionOf(path) === key);
  const shown = CONFIG_SECTIONS.filter((key) => section === 'all' || section === key);
  const isEmpty = shown.every((key) => inSection(key).length === 0);
  const different = companySettings.filter((setting) => !isByDefault(settings.config, setting)).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ProblemList problems={problems} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-white p-3 md:px-4">
        <SearchField
          label={words.searchSettings}
          placeholder={words.searchSettingsHint}
          value={typed}
          clearLabel={kit.clear}
          onSearch={setTyped}
        />
        <RadioChips
          legend={words.sections}
          value={section}
          onChange={(value) => setSection(value)}
          items={[
            { value: 'all' as const, label: `${words.all} ${found.length}` },
            ...CONFIG_SECTIONS.map((value) => ({
              ...{ value, label: `${pick(sectionNames[value].zh, sectionNames[value].en)} ${inSection(value).length}` },
            })),
          ]}
        />
        <div>
          <ToggleChip on={onlyDifferent} onChange={setOnlyDifferent}>
            {words.different} {different}
          </ToggleChip>
        </div>
      </div>
      {isEmpty && <p className="rounded-card border border-line bg-white p-6 text-ink-2">{words.noSetting}</p>}
      {shown.map(
        (key) =>
          inSection(key).length > 0 && (
            <Card key={key} title={pick(sectionNames[key].zh, sectionNames[key].en)} flush>
              <ul>
                {inSection(key).map((setting) => (
                  <SettingRow
                    key={setting.path}
                    {...{ setting, problems }}
                    config={settings.config}
                    onChange={(value) =>
                      change({ ...settings, config: withValue(settings.config, setting.path, value) })
                    }
                  />
                ))}
              </ul>
            </Card>
          ),
      )}
      <p className="text-c text-ink-2">{words.footnote}</p>
    </div>
  );
}
