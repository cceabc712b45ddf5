import type { OpsUploadRow } from '#contract/ops/uploads';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { opsUploadsText, UPLOAD_TONES } from './text.ts';

export const uploadKey = ({ company, uploadId }: OpsUploadRow): string => `${company.companyId}-${uploadId}`;

export function useUploadColumns(isNarrow: boolean): Column<OpsUploadRow>[] {
  const words = useText(opsUploadsText);
  const pick = usePick();
  const { moment } = useMoment();
  const { columns } = words;
  const all: Column<OpsUploadRow>[] = [
    { key: 'person', head: columns.person, cell: ({ person }) => <b>{person}</b>, text: ({ person }) => person },
    stateColumn({
      head: columns.state,
      toneOf: ({ state }) => UPLOAD_TONES[state],
      nameOf: ({ state }) => words.states[state],
    }),
    { key: 'day', card: 'named', head: columns.day, cell: ({ examDay }) => examDay, text: ({ examDay }) => examDay },
    {
      key: 'unclear',
      card: 'named',
      head: columns.unclear,
      cell: ({ unclear }) => unclear,
      text: ({ unclear }) => String(unclear),
    },
    { key: 'rows', card: 'named', head: columns.rows, cell: ({ rows }) => rows, text: ({ rows }) => String(rows) },
    {
      key: 'company',
      head: columns.company,
      cell: ({ company }) => pick(company.name.zh, company.name.en),
      text: ({ company }) => pick(company.name.zh, company.name.en),
    },
    { key: 'at', card: 'named', head: columns.at, cell: ({ at }) => moment(at), text: ({ at }) => at },
  ];
  return isNarrow ? all.slice(0, 4) : all;
}
