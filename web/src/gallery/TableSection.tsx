import { useState } from 'react';
import type { Column } from '../ui/data/columns.ts';
import { DataTable } from '../ui/data/DataTable.tsx';
import { Figures } from '../ui/data/Figures.tsx';
import { priceText } from '../ui/data/Price.tsx';
import { Tag } from '../ui/data/Tag.tsx';
import { DaysChip, SelectChip, ToggleChip } from '../ui/form/FilterChips.tsx';
import { RadioChips } from '../ui/form/RadioChips.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Pagination } from '../ui/layout/Pagination.tsx';
import type { TableText } from './table-text.ts';

interface Row {
  number: string;
  center: string;
  fen: number;
  state: string;
  tone: 'warn' | 'info' | 'ok';
}

const TONES = ['warn', 'info', 'ok'] as const;
const rowsOf = (text: TableText, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `TJ2026060300${String(187 + index).padStart(4, '0')}`,
    center: text.centers[index % 3] ?? '',
    fen: ((index * 7919) % 100) * 1000,
    state: text.states[index % 3] ?? '',
    tone: TONES[index % 3] ?? 'ok',
  }));

function columnsOf(text: TableText): Column<Row>[] {
  return [
    { key: 'number', head: text.number, cell: (row) => <b>{row.number}</b>, text: (row) => row.number, sortable: true },
    { key: 'center', head: text.center, cell: (row) => row.center, text: (row) => row.center },
    {
      key: 'fen',
      head: text.amount,
      cell: (row) => priceText(row.fen),
      text: (row) => row.fen,
      sortable: true,
      end: true,
    },
    {
      key: 'state',
      head: text.state,
      cell: (row) => (
        <Tag tone={row.tone} dot>
          {row.state}
        </Tag>
      ),
      card: 'aside',
    },
  ];
}

const nowhere = <a href="#tables" />;

/** The parts of the console's lists. */
export function TableSection({ text }: { text: TableText }) {
  const [ticked, setTicked] = useState<string[]>([]);
  const [page, setPage] = useState(4);
  const columns = columnsOf(text);
  const few = rowsOf(text, 4);
  const common = { label: text.caption, columns, rowKey: (row: Row) => row.number, sortLabel: text.sortBy };
  const ticking = { ticked, onTick: setTicked, allLabel: text.all, rowLabel: (row: Row) => text.one(row.number) };
  return (
    <Card title={text.title}>
      <div id="tables" className="g-stack">
        <Filters text={text} />
        <Figures
          items={text.figures.map((label, index) => ({ key: label, label, value: index * 212, tone: TONES_OF[index] }))}
        />
        <DataTable
          {...common}
          {...{ ticking }}
          rows={few}
          openLink={() => nowhere}
          current={few[1]?.number}
          footer={
            <>
              {text.rows(180)}
              <Pagination
                label={text.pages}
                page={page}
                pages={9}
                words={text.page}
                link={(next) => <button type="button" onClick={() => setPage(next)} />}
              />
            </>
          }
        />
        <p>{text.narrow}</p>
        <DataTable {...common} rows={few} narrow />
        <p>{text.long}</p>
        <DataTable {...common} rows={rowsOf(text, 300)} footer={text.rows(300)} />
      </div>
    </Card>
  );
}

const TONES_OF = ['plain', 'ok', 'bad'] as const;

function Filters({ text }: { text: TableText }) {
  const [search, setSearch] = useState('TJ2026');
  const [company, setCompany] = useState('0');
  const [days, setDays] = useState({ from: '2026-06-01', to: '' });
  const [on, setOn] = useState(true);
  const [reason, setReason] = useState<string>();
  const reasons = text.reasons.map((label, index) => ({ value: String(index), label }));
  return (
    <>
      <SearchField label={text.search} value={search} onSearch={setSearch} clearLabel={text.clear} note={text.note} />
      <div className="g-row">
        <SelectChip
          label={text.company}
          on={company !== '0'}
          value={company}
          onChange={(event) => setCompany(event.target.value)}
        >
          {text.companies.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </SelectChip>
        <DaysChip label={text.days} {...days} onChange={setDays} words={text.dayWords} />
        <ToggleChip on={on} onChange={setOn}>
          {text.withWords}
        </ToggleChip>
      </div>
      <RadioChips
        legend={text.reason}
        items={reasons}
        value={reason}
        onChange={setReason}
        error={reason ? undefined : text.needReason}
      />
    </>
  );
}
