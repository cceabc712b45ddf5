import { COLOR_NAMES, type ColorName, type CompanySettings } from '#contract/settings/company-settings';
import type { SettingProblem } from '#contract/settings/problems';
import { darkenedTo, GRAPHIC_RATIO, isColor, TEXT_RATIO } from '#contract/rules/contrast';
import { usePick, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ContrastCard } from './ContrastCard.tsx';
import { LogoField } from './LogoField.tsx';
import { ProblemList } from '../settings/ProblemList.tsx';
import { companiesText } from '../text.ts';
import { ThemePreview } from './ThemePreview.tsx';
import type { Draft } from '../versions/use-draft.ts';

interface ThemeEditorProps {
  draft: Draft;
  problems: readonly SettingProblem[];
}

/** Names, logo and colours, and how they look while they are typed. */
export function ThemeEditor({ draft, problems }: ThemeEditorProps) {
  const words = useText(companiesText);
  const pick = usePick();
  const { settings, change } = draft;
  const errorAt = (path: string): string | undefined => {
    const found = problems.find((problem) => problem.path === path);
    return found && pick(found.zh, found.en);
  };
  const plain = (key: 'name' | 'nameEng' | 'hotline', most: number) => (
    <TextField
      label={words[key]}
      maxLength={most}
      error={errorAt(key)}
      value={settings[key]}
      onChange={({ target }) => change({ ...settings, [key]: target.value })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ProblemList problems={problems} />
        <Card title={words.names}>
          <div className="grid gap-4">
            {plain('name', 60)}
            {plain('nameEng', 80)}
            {plain('hotline', 40)}
            <LogoField logo={settings.logo} onChange={(logo) => change({ ...settings, logo })} />
          </div>
        </Card>
        <Card title={words.colors} flush>
          <ul>
            {COLOR_NAMES.map((name) => (
              <ColorRow
                key={name}
                {...{ name, settings }}
                problem={problems.find(({ path }) => path === `colors.${name}`)}
                onChange={(color) => change({ ...settings, colors: { ...settings.colors, [name]: color } })}
              />
            ))}
          </ul>
          {isColor(settings.colors.ThemeColor) && (
            <div className="border-t border-line px-4 py-3 md:px-6">
              <Button size="sm" onClick={() => change({ ...settings, colors: byTheme(settings.colors) })}>
                {words.byTheme}
              </Button>
            </div>
          )}
        </Card>
        <ContrastCard colors={settings.colors} />
      </div>
      <ThemePreview settings={settings} />
    </div>
  );
}

/** Buttons and icons in the theme's colour, each as dark as it has to be to stand out on white. */
function byTheme(colors: CompanySettings['colors']): CompanySettings['colors'] {
  const { ThemeColor } = colors;
  const icon = darkenedTo(ThemeColor, GRAPHIC_RATIO);
  return { ...colors, ButtonColor: ThemeColor, SvgColor: icon, SvgColorDark: darkenedTo(ThemeColor, TEXT_RATIO) };
}

interface ColorRowProps {
  name: ColorName;
  settings: CompanySettings;
  problem: SettingProblem | undefined;
  onChange: (color: string) => void;
}

function ColorRow({ name, settings, problem, onChange }: ColorRowProps) {
  const words = useText(companiesText);
  const pick = usePick();
  const typed = settings.colors[name];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 border-t border-line px-4 py-3 md:px-6">
      <input
        type="color"
        aria-label={words.pickColor(words.color[name])}
        value={isColor(typed) ? typed.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
        className="size-11 cursor-pointer rounded-control border border-line-strong bg-white p-1"
      />
      <div>
        <TextField
          label={
            <>
              {words.color[name]} <span className="text-x font-normal text-ink-3">{name}</span>
            </>
          }
          hint={words.colorText[name]}
          error={problem && pick(problem.zh, problem.en)}
          maxLength={20}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        {problem?.suggestion && (
          <Button size="sm" className="mt-2" onClick={() => onChange(problem.suggestion ?? typed)}>
            {words.takeSuggestion(problem.suggestion)}
          </Button>
        )}
      </div>
    </li>
  );
}
