import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Column } from './data/columns.ts';
import { DataTable } from './data/DataTable.tsx';
import { RadioChips } from './form/RadioChips.tsx';
import { Pagination } from './layout/Pagination.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(node);

interface Row {
  id: string;
  size: number;
}
const rows: Row[] = [
  { id: 'b', size: 2 },
  { id: 'a', size: 10 },
];
const columns: Column<Row>[] = [
  { key: 'id', head: 'Name', cell: ({ id }) => id, text: ({ id }) => id },
  { key: 'size', head: 'Size', cell: ({ size }) => size, text: ({ size }) => size, sortable: true, end: true },
];
const table = { label: 'Things', columns, rows, rowKey: ({ id }: Row) => id };

describe('DataTable', () => {
  it('is a table with a caption, heads and the number of its rows', () => {
    const markup = html(<DataTable {...table} />);
    expect(markup).toContain('aria-rowcount="3"');
    expect(markup).toContain('<caption class="sr-only">Things</caption>');
    expect(markup.match(/<th scope="col"/g)).toHaveLength(2);
    expect(markup.match(/aria-rowindex="\d"/g)).toEqual([
      'aria-rowindex="1"',
      'aria-rowindex="2"',
      'aria-rowindex="3"',
    ]);
  });

  it('draws the link of a row around its first cell and marks the open one', () => {
    const markup = html(<DataTable {...table} openLink={({ id }) => <a href={`/${id}`} />} current="a" />);
    expect(markup).toMatch(/<a href="\/b" data-opens-row=""[^>]*>b<\/a>/);
    expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
  });

  it('says by which column it is sorted, where the caller sorts it', () => {
    const markup = html(<DataTable {...table} sort={{ key: 'size', descending: true }} onSort={() => undefined} />);
    expect(markup).toContain('aria-sort="descending"');
    expect(markup.indexOf('>b<'), 'in the order it came').toBeLessThan(markup.indexOf('>a<'));
  });

  it('is a list of cards where there is little room', () => {
    const markup = html(<DataTable {...table} narrow />);
    expect(markup).toContain('<ul aria-label="Things">');
    expect(markup).not.toContain('<table');
  });

  it('names every box to tick', () => {
    const ticking = { ticked: ['a'], onTick: () => undefined, allLabel: 'All', rowLabel: ({ id }: Row) => `Row ${id}` };
    const markup = html(<DataTable {...table} ticking={ticking} />);
    for (const name of ['All', 'Row a', 'Row b']) expect(markup).toContain(`<span class="sr-only">${name}</span>`);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });
});

it('Pagination marks the page and leads nowhere it cannot', () => {
  const words = { previous: 'Before', next: 'After', page: (number: number) => `Page ${number}` };
  const markup = html(
    <Pagination label="Pages" page={0} pages={3} words={words} link={(page) => <a href={`/${page}`} />} />,
  );
  expect(markup).toMatch(/aria-current="page"[^>]*aria-label="Page 1"/);
  expect(markup).not.toContain('Before');
  expect(markup).toContain('After');
});

it('RadioChips tie the missing value to the group', () => {
  const markup = html(
    <RadioChips
      legend="Why"
      items={[{ value: 'a', label: 'A' }]}
      value={undefined}
      onChange={() => undefined}
      error="Choose"
    />,
  );
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toContain(`id="${described}"`);
});
