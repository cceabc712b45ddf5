import type { ReplyOf } from '../../../api/send.ts';
import { FLAG_WORDS, rangeText, valueText } from '#contract/rules/report-words';
import { unitText } from '#contract/values/lab-words';
import { isAbnormal } from '#contract/rules/report';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { useParam } from '../../../platform/location.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { DataTable } from '../../../ui/data/DataTable.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { HrPage } from '../HrPage.tsx';
import { personText } from './person-text.ts';

type View = ReplyOf<'HrReport'>;
type Item = View['sections'][number]['items'][number];

/** /hr/people/{person}/report/{year}: a report its person lets HR read, under what they agreed to. */
export function PersonReportPage() {
  const words = useText(personText);
  const asked = { person: useParam('person') ?? '', year: Number(useParam('year')) || undefined };
  const query = useCall('HrReport', asked, { fresh: true });
  const title = words.reportOf(query.data?.year ?? asked.year ?? 0);
  return (
    <HrPage page="people" title={title} within={title}>
      <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96" />}>
        {(view) => <Report view={view} />}
      </Block>
    </HrPage>
  );
}

function Report({ view }: { view: View }) {
  const words = useText(personText);
  const pick = usePick();
  const language = useLocale();
  const { person, center, examDay, conclusion, advice, sections, until } = view;
  return (
    <>
      <Alert tone="warn">{words.reading(formatDay(until, language, { weekday: false }))}</Alert>
      <Card title={words.whose(person.name, words.sexes[person.gender], person.age)}>
        <p className="text-label text-ink-2">
          {formatDay(examDay, language, { weekday: false })} · {pick(center.zh, center.en)}
        </p>
        <h3 className="mt-4 text-label font-semibold">{words.conclusion}</h3>
        <p className="text-label whitespace-pre-line">{pick(conclusion.zh, conclusion.en)}</p>
        {advice.length > 0 && (
          <>
            <h3 className="mt-4 text-label font-semibold">{words.advice}</h3>
            <ul className="grid gap-2 text-label">
              {advice.map(({ title, text }) => (
                <li key={title.zh}>
                  <b className="font-semibold">{pick(title.zh, title.en)}</b> {pick(text.zh, text.en)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {sections.map(({ code, name, items }) => (
        <section key={code} aria-label={pick(name.zh, name.en)} className="grid gap-2">
          <h2 className="text-m">{pick(name.zh, name.en)}</h2>
          <Items label={pick(name.zh, name.en)} items={items} />
        </section>
      ))}
    </>
  );
}

function Items({ label, items }: { label: string; items: readonly Item[] }) {
  const words = useText(personText);
  const pick = usePick();
  const language = useLocale();
  const columns: Column<Item>[] = [
    { key: 'item', head: words.columns.item, cell: ({ name }) => pick(name.zh, name.en), card: 'title' },
    {
      ...{ key: 'result', head: words.columns.result, card: 'line' },
      cell: (item) => `${valueText(item, language)} ${item.value === null ? '' : unitText(item.unit, language)}`.trim(),
    },
    {
      ...{ key: 'range', head: words.columns.range, card: 'line' },
      cell: ({ range }) => rangeText(range) || '—',
    },
    {
      ...{ key: 'flag', head: words.columns.flag, card: 'aside' },
      cell: ({ flag }) => (
        <Tag tone={isAbnormal(flag) ? 'bad' : flag === 'normal' ? 'ok' : 'mute'}>
          {pick(FLAG_WORDS[flag].zh, FLAG_WORDS[flag].en)}
        </Tag>
      ),
    },
  ];
  return <DataTable label={label} columns={columns} rows={items} rowKey={(item) => item.key} />;
}
