import type { HealthFound } from '#contract/calls/health';
import {
  INDICATOR_CATEGORIES,
  INDICATOR_CATEGORY_KEYS,
  type IndicatorCategory,
} from '#contract/values/health-categories';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { cx } from '../../ui/cx.ts';
import { indicatorPath } from './paths.ts';
import { healthText } from './text.ts';

const MOST = 60;
const ROW =
  'flex min-h-9 items-center justify-between gap-2 rounded-control px-3 py-1.5 text-label text-ink no-underline';

/** Beside an indicator, on wide screens: the others of its category, and the categories. */
export function CategoryList({ category, code }: { category: IndicatorCategory; code: string }) {
  const words = useText(healthText);
  const pick = usePick();
  const found = useCall('SearchIndicators', { category, pageSize: MOST });
  const name = (key: IndicatorCategory) => pick(INDICATOR_CATEGORIES[key].zh, INDICATOR_CATEGORIES[key].en);
  return (
    <nav
      aria-label={words.categories}
      className="self-start rounded-card border border-line bg-white p-2 max-lg:hidden"
    >
      <h2 className="px-3 py-2 text-c font-normal text-ink-2">{name(category)}</h2>
      <ul>
        {found.data?.rows.map((hit) => (
          <li key={hit.code}>
            <AppLink
              to={indicatorPath(hit.code)}
              aria-current={hit.code === code ? 'page' : undefined}
              className={cx(ROW, hit.code === code && 'bg-brand-50 font-semibold text-brand-text')}
            >
              <span>{pick(hit.name.zh, hit.name.en)}</span>
              <span className="text-c text-ink-2">{hit.abbreviation}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-2 border-t border-line px-3 py-2 text-c font-normal text-ink-2">{words.otherCategories}</h2>
      <ul>
        {INDICATOR_CATEGORY_KEYS.filter((key) => key !== category).map((key) => (
          <li key={key}>
            <AppLink to={pathTo('/web/indicator', undefined, { category: key })} className={ROW}>
              <span>{name(key)}</span>
              <span className="text-c text-ink-2">{countOf(found.data, key)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const countOf = (found: HealthFound | undefined, key: IndicatorCategory): number | undefined => found?.counts[key];
