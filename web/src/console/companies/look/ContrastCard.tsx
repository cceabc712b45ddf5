import type { CompanySettings } from '#contract/settings/company-settings';
import { colorProblems } from '#contract/settings/problems';
import { contrastRatio, GRAPHIC_RATIO, isColor, TEXT_RATIO } from '#contract/rules/contrast';
import { useText } from '../../../platform/locale.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { deriveTheme } from '../../../ui/theme.ts';
import { companiesText } from '../text.ts';

const WHITE = '#ffffff';

/** The typed colour and the one the browser's guard makes of it, each with its figure. */
export function ContrastCard({ colors }: { colors: CompanySettings['colors'] }) {
  const words = useText(companiesText);
  const theme = deriveTheme(colors);
  const typed = (color: string): string => (isColor(color) ? color : WHITE);
  const rows = [
    { key: 'buttonTyped', on: typed(colors.ButtonColor), text: WHITE, least: TEXT_RATIO },
    { key: 'buttonDrawn', on: theme['--btn-fill'], text: theme['--on-btn'], least: TEXT_RATIO },
    { key: 'linkTyped', on: WHITE, text: typed(colors.ThemeColor), least: TEXT_RATIO },
    { key: 'linkDrawn', on: WHITE, text: theme['--brand-text'], least: TEXT_RATIO },
    { key: 'top', on: theme['--top-bg'], text: theme['--on-top'], least: TEXT_RATIO },
    { key: 'icon', on: WHITE, text: theme['--icon'], least: GRAPHIC_RATIO },
  ] as const;
  const isRefused = colorProblems(colors).length > 0;
  return (
    <Card
      title={words.contrast}
      aside={<Tag tone={isRefused ? 'bad' : 'ok'}>{isRefused ? words.fails : words.passes}</Tag>}
      flush
    >
      <p className="px-4 pb-3 text-c text-ink-2 md:px-6">{words.contrastText}</p>
      <ul>
        {rows.map(({ key, on, text, least }) => {
          const ratio = contrastRatio(on, text);
          const isEnough = ratio >= least;
          return (
            <li key={key} className="flex items-center gap-3 border-t border-line px-4 py-3 text-label md:px-6">
              <span className="min-w-0 flex-1">{words.pair[key]}</span>
              {/* a drawing, since some of it is shown because it cannot be read */}
              <svg aria-hidden="true" width="64" height="32" className="flex-none rounded-control border border-line">
                <rect width="64" height="32" fill={on} />
                <text x="32" y="21" textAnchor="middle" fontSize="14" fontWeight="600" fill={text}>
                  {words.sample}
                </text>
              </svg>
              <span className="w-16 text-right">
                <Tag tone={isEnough ? 'ok' : 'bad'}>
                  {ratio.toFixed(2)}
                  <VisuallyHidden>{isEnough ? words.ratioOk : words.ratioBad}</VisuallyHidden>
                </Tag>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
