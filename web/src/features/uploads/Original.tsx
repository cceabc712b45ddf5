import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadRow } from '#contract/schemas/uploaded';
import { PdfPart } from '../../parts/pdf/PdfPart.tsx';
import type { PdfDocument } from '../../parts/pdf/use-pdf.ts';
import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { uploadsText } from './text.ts';
import type { Upload } from './use-upload.ts';

interface OriginalProps {
  upload: Upload;
  pdf: UseQueryResult<PdfDocument>;
  page: number;
  /** The row that is being looked at: its line is marked. */
  row: UploadRow | undefined;
  onPage: (page: number) => void;
}

/** The report itself: its pages with how many rows each has, and the one that is open. */
export function Original({ upload, pdf, page, row, onPage }: OriginalProps) {
  const words = useText(uploadsText);
  const [isLarge, setLarge] = useState(false);
  const mark = row?.page === page ? row.box : null;
  const picture = (scale: number) =>
    pdf.isError ? (
      <p className="p-4 text-center text-c text-ink-2">{words.notDrawn}</p>
    ) : pdf.data ? (
      <PdfPart
        document={pdf.data}
        page={page}
        scale={scale}
        mark={mark}
        failed={words.notDrawn}
        label={mark ? `${words.pagePicture(page)}，${words.lineMarked}` : words.pagePicture(page)}
      />
    ) : (
      <Skeleton shape="block" className="aspect-[210/297] w-full" />
    );
  return (
    <section
      aria-label={words.original}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-white p-3 lg:sticky lg:top-22 lg:grid-cols-[4rem_minmax(0,1fr)] lg:p-4"
    >
      <ul className="flex gap-2 overflow-x-auto lg:max-h-[70vh] lg:flex-col lg:overflow-x-visible lg:overflow-y-auto">
        {upload.pageList.map(({ page: number }) => {
          const count = upload.list.filter((one) => one.page === number).length;
          const isOn = number === page;
          return (
            <li key={number} className="flex-none">
              <button
                type="button"
                aria-current={isOn ? 'true' : undefined}
                onClick={() => onPage(number)}
                className={cx(
                  'grid w-16 rounded-tag border bg-white text-center text-x',
                  isOn ? 'border-brand-line font-semibold text-brand-text edge-brand-line' : 'border-n-300 text-ink-2',
                )}
              >
                <Sheet />
                <span className="sr-only">{words.page(number)}</span>
                <span aria-hidden="true">{number}</span>
                <span className="pb-1">{words.pageRows(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="min-w-0 self-start overflow-hidden rounded-tag border border-line max-lg:hidden">
        {picture(2)}
        <div className="flex items-center justify-between border-t border-line px-3 py-2 text-c">
          <span>{words.pageOf(page, upload.pages)}</span>
          <button type="button" className="tap-44 text-brand-text" onClick={() => setLarge(true)}>
            {words.larger}
          </button>
        </div>
      </div>
      <Button size="sm" className="lg:hidden" onClick={() => setLarge(true)}>
        {words.pageOf(page, upload.pages)} · {words.larger}
      </Button>
      {isLarge && (
        <Dialog
          open
          wide
          title={words.pageOf(page, upload.pages)}
          onClose={() => setLarge(false)}
          actions={<Button onClick={() => setLarge(false)}>{words.smaller}</Button>}
        >
          {picture(3)}
        </Dialog>
      )}
    </section>
  );
}

/** A page as it looks from far away. */
const Sheet = () => (
  <svg aria-hidden="true" viewBox="0 0 64 76" className="w-full">
    <rect x="6" y="6" width="28" height="3" rx="1" className="fill-n-500" />
    {Array.from({ length: 9 }, (_, at) => (
      <g key={at}>
        <rect x="6" y={15 + at * 6.5} width={14 + ((at * 5) % 8)} height="2" rx="1" className="fill-n-300" />
        <rect x="32" y={15 + at * 6.5} width="7" height="2" rx="1" className="fill-n-500" />
        <rect x="46" y={15 + at * 6.5} width="12" height="2" rx="1" className="fill-n-300" />
      </g>
    ))}
  </svg>
);
