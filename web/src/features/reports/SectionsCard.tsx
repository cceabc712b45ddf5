import { methodText, unitText } from '#contract/values/lab-words';
import { convertedText, rangeText, valueText } from '#contract/rules/report-words';
import type { ReportView, SeenItem } from '#contract/schemas/report-view';
import { isAbnormal } from '#contract/rules/report';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { IndicatorLink } from './IndicatorLink.tsx';
import { ChangeText, FlagTag } from './ResultText.tsx';
import { reportsText } from './text.ts';

/** Everything that was measured or found, section by section. */
export function SectionsCard({ view }: { view: ReportView }) {
  const words = useText(reportsText);
  const pick = usePick();
  return view.sections.map(({ code, name, items }) => (
    <Card key={code} title={pick(name.zh, name.en)}>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-c">
          <caption className="sr-only">{pick(name.zh, name.en)}</caption>
          <thead>
            <tr className="border-b border-line text-ink-2">
              <th scope="col" className="py-2 pr-3 font-semibold max-md:hidden">
                {words.columns.item}
              </th>
              {[words.columns.result, words.columns.range, words.columns.judged].map((head) => (
                <th key={head} scope="col" className="py-2 pr-3 font-semibold">
                  {head}
                </th>
              ))}
              <th scope="col" className="py-2 font-semibold max-md:hidden">
                {words.columns.change}
              </th>
            </tr>
          </thead>
          {items.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </table>
      </div>
    </Card>
  ));
}

/** On a phone it has a line of its own above its figures. */
function Name({ item: { name, code, method } }: { item: SeenItem }) {
  const words = useText(reportsText);
  const language = useLocale();
  const pick = usePick();
  return (
    <>
      <span className="font-semibold">{pick(name.zh, name.en)}</span>
      <span className="block text-ink-2">
        {code} · <IndicatorLink code={code} name={name} />
        {method && <span className="block">{words.method(methodText(method, language))}</span>}
      </span>
    </>
  );
}

function Row({ item }: { item: SeenItem }) {
  const language = useLocale();
  const { unit, range, flag, change, convertedFrom, value } = item;
  return (
    <tbody className="border-b border-line align-top last:border-b-0">
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={3} className="pt-2.5 pr-3 font-normal">
          <Name item={item} />
        </th>
      </tr>
      <tr>
        <th scope="row" className="py-2.5 pr-3 font-normal max-md:hidden">
          <Name item={item} />
        </th>
        <td className={cx('py-2.5 pr-3', isAbnormal(flag) && 'font-semibold text-bad')}>
          {valueText(item, language)} {value === null ? '' : unitText(unit, language)}
          {convertedFrom && (
            <span className="block font-normal text-ink-2">{convertedText(convertedFrom, language)}</span>
          )}
        </td>
        <td className="py-2.5 pr-3">{rangeText(range)}</td>
        <td className="py-2.5 pr-3">
          <FlagTag flag={flag} />
        </td>
        <td className="py-2.5 max-md:hidden">
          <ChangeText change={change} />
        </td>
      </tr>
    </tbody>
  );
}
