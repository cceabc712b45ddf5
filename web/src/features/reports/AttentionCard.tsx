import { unitText } from '#contract/values/lab-words';
import type { Bilingual } from '#contract/language';
import { convertedText, rangeText, runOf, valueText } from '#contract/rules/report-words';
import type { ReportView, SeenItem } from '#contract/schemas/report-view';
import { isAbnormal } from '#contract/rules/report';
import { useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { IndicatorLink } from './IndicatorLink.tsx';
import { RangeBar } from './RangeBar.tsx';
import { KEYS } from './report-keys.ts';
import { ChangeText, FlagTag } from './ResultText.tsx';
import { reportsText } from './text.ts';

/** Results out of range, and those that have come back since. */
export function AttentionCard({ view }: { view: ReportView }) {
  const words = useText(reportsText);
  const { pathWith } = useAddressState(KEYS);
  const found = view.sections.flatMap(({ items, name }) =>
    items.filter(({ flag, change }) => isAbnormal(flag) || change === 'back').map((item) => ({ item, section: name })),
  );
  const order = found.toSorted((a, b) => Number(isAbnormal(b.item.flag)) - Number(isAbnormal(a.item.flag)));
  return (
    <Card
      title={words.attention}
      aside={
        <AppLink to={pathWith({ view: 'all' })} data-print="hide">
          {words.view.all}
        </AppLink>
      }
    >
      {order.length === 0 ? (
        <EmptyState title={words.allFine}>{words.allFineText}</EmptyState>
      ) : (
        <ul aria-label={words.attention} className="divide-y divide-line">
          {order.map(({ item, section }) => (
            <Row
              key={item.key}
              item={item}
              section={section}
              delta={deltaOf(view, item.key)}
              run={runIn(view, item.key)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** How much a result of the same series has moved since the report before, with as many digits as both have. */
function deltaOf({ comparison }: ReportView, key: string): string {
  const row = comparison.find((one) => one.key === key);
  const [before, after] = [row?.before?.value ?? null, row?.after?.value ?? null];
  if (!row || row.differs || before === null || after === null) return '';
  const digits = Math.max(...[before, after].map((value) => String(value).split('.')[1]?.length ?? 0));
  const moved = (after - before).toFixed(digits);
  return Number(moved) === 0 ? '' : moved.startsWith('-') ? moved.replace('-', '−') : `+${moved}`;
}

/** Up to this report: a series may go on after it. */
function runIn({ trends, examDay }: ReportView, key: string): Bilingual | undefined {
  const series = trends.find((one) => one.key === key);
  return series && runOf(series.points.filter(({ day }) => day <= examDay));
}

interface RowProps {
  item: SeenItem;
  section: { zh: string; en: string };
  delta: string;
  run: Bilingual | undefined;
}

function Row({ item, section, delta, run }: RowProps) {
  const words = useText(reportsText);
  const language = useLocale();
  const pick = usePick();
  const { name, code, unit, range, flag, change, convertedFrom } = item;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)_5rem] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold">{pick(name.zh, name.en)}</p>
        <p className="text-c text-ink-2">
          {code} · {pick(section.zh, section.en)} · <IndicatorLink code={code} name={name} />
        </p>
      </div>
      <p className={cx('max-md:col-span-2', isAbnormal(flag) && 'text-bad')}>
        <b>{valueText(item, language)}</b>{' '}
        <span className="text-c">{item.value === null ? '' : unitText(unit, language)}</span>
        {convertedFrom && <span className="block text-c text-ink-2">{convertedText(convertedFrom, language)}</span>}
      </p>
      <div className="min-w-0 max-md:col-span-2">
        <RangeBar item={item} />
        <p className="text-c text-ink-2">
          {range && rangeText(range) && <>{words.reference(rangeText(range))} · </>}
          <ChangeText change={change} />
          {run ? <> · {pick(run.zh, run.en)}</> : delta && <> · {words.moved(delta)}</>}
        </p>
      </div>
      <div className="justify-self-end max-md:col-start-2 max-md:row-start-1">
        <FlagTag flag={flag} />
      </div>
    </li>
  );
}
