import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import type { Failure } from '../../api/failure.ts';
import { useText } from '../../platform/locale.ts';
import { Block } from '../kit/pane/Block.tsx';
import { opsClaimsText } from './text.ts';

/** A paper of a claim has a page or two; longer ones are read from the saved file. */
const MOST_PAGES = 10;
/** Sharp enough when it is shown three times as large. */
const SCALE = 3;

/** The page's policy lets no file be framed, so its pages are drawn here. The reader comes only when there is one to read. */
async function pagesOf(content: Blob): Promise<PDFPageProxy[]> {
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(await content.arrayBuffer());
  const document: PDFDocumentProxy = await getDocument({ data, isEvalSupported: false, useSystemFonts: true }).promise;
  const count = Math.min(document.numPages, MOST_PAGES);
  return Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1)));
}

interface PdfPagesProps {
  name: string;
  fileId: string;
  file: () => Promise<Blob>;
  className: string;
}

export function PdfPages({ name, fileId, file, className }: PdfPagesProps) {
  const words = useText(opsClaimsText);
  const pages = useQuery<PDFPageProxy[], Failure>({
    queryKey: ['pdf pages', fileId],
    queryFn: async () => pagesOf(await file()),
    staleTime: Infinity,
  });
  if (pages.isError) return <p className="p-6 text-center text-ink-2">{words.pdf}</p>;
  return (
    <Block query={pages} bare>
      {(read) =>
        read.map((page, index) => (
          <Page key={index} page={page} label={words.page(name, index + 1)} className={className} />
        ))
      }
    </Block>
  );
}

function Page({ page, label, className }: { page: PDFPageProxy; label: string; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const viewport = page.getViewport({ scale: SCALE });
    canvas.current.width = viewport.width;
    canvas.current.height = viewport.height;
    const drawing = page.render({ canvas: canvas.current, viewport });
    // leaving while it is drawn ends it
    drawing.promise.catch(() => {});
    return () => drawing.cancel();
  }, [page]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}
