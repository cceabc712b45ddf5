import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { PdfPart } from '../../parts/pdf/PdfPart.tsx';
import type { PdfDocument } from '../../parts/pdf/use-pdf.ts';
import { useText } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { opsUploadsText } from './text.ts';

/** The report that was sent in, page by page, beside the rows that are typed from it. */
export function Pages({ pdf }: { pdf: UseQueryResult<PdfDocument> }) {
  const words = useText(opsUploadsText);
  const [page, setPage] = useState(1);
  const [isLarge, setLarge] = useState(false);
  if (pdf.isError) return <p className="p-4 text-c text-ink-2">{words.notDrawn}</p>;
  if (!pdf.data) return <Skeleton shape="block" className="aspect-[210/297] w-full" />;
  const document = pdf.data;
  const all = document.numPages;
  const picture = (scale: number) => (
    <PdfPart document={document} page={page} scale={scale} label={words.pageOf(page, all)} failed={words.notDrawn} />
  );
  return (
    <div className="grid gap-2 lg:sticky lg:top-0">
      <div className="flex items-center justify-between gap-2">
        <IconButton label={words.pageBefore} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <ChevronLeft aria-hidden="true" size={18} />
        </IconButton>
        <span aria-live="polite">{words.pageOf(page, all)}</span>
        <IconButton label={words.pageAfter} disabled={page >= all} onClick={() => setPage(page + 1)}>
          <ChevronRight aria-hidden="true" size={18} />
        </IconButton>
        <Button size="sm" onClick={() => setLarge(true)}>
          {words.larger}
        </Button>
      </div>
      <div className="overflow-hidden rounded-tag border border-n-300 bg-white">{picture(2)}</div>
      {isLarge && (
        <Dialog
          open
          wide
          title={words.pageOf(page, all)}
          onClose={() => setLarge(false)}
          actions={<Button onClick={() => setLarge(false)}>{words.smaller}</Button>}
        >
          {picture(3)}
        </Dialog>
      )}
    </div>
  );
}
