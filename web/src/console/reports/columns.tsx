import type { OpsReportRow } from '#contract/ops/reports';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { opsReportsText, REPORT_TONES } from './text.ts';

export const reportKey = ({ company, orderId }: OpsReportRow): string => `${company.companyId}-${orderId}`;

export function useReportColumns(isNarrow: boolean): Column<OpsReportRow>[] {
  const words = useText(opsReportsText);
  const pick = usePick();
  const { moment } = useMoment();
  const all: Column<OpsReportRow>[] = [
    {
      key: 'order',
      head: words.columns.order,
      cell: ({ orderNo }) => <b>{orderNo}</b>,
      text: ({ orderNo }) => orderNo,
    },
    stateColumn({
      head: words.columns.state,
      toneOf: ({ state }) => REPORT_TONES[state],
      nameOf: ({ state }) => words.states[state],
    }),
    { key: 'person', head: words.columns.person, cell: ({ person }) => person, text: ({ person }) => person },
    {
      key: 'day',
      card: 'named',
      head: words.columns.day,
      cell: ({ examDay }) => examDay,
      text: ({ examDay }) => examDay,
    },
    {
      key: 'company',
      head: words.columns.company,
      cell: ({ company }) => pick(company.name.zh, company.name.en),
      text: ({ company }) => pick(company.name.zh, company.name.en),
    },
    {
      key: 'version',
      card: 'named',
      head: words.columns.version,
      cell: ({ version }) => words.versionOf(version),
      text: ({ version }) => String(version),
    },
    {
      key: 'at',
      card: 'named',
      head: words.columns.at,
      cell: ({ publishedAt }) => moment(publishedAt),
      text: ({ publishedAt }) => publishedAt,
    },
  ];
  return isNarrow ? all.slice(0, 4) : all;
}
