import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

export type PdfDocument = PDFDocumentProxy;

/** The page's policy lets no file be framed, so its pages are drawn here. The reader comes only when there is one to read. */
async function opened(content: Blob): Promise<PdfDocument> {
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(await content.arrayBuffer());
  return getDocument({ data, isEvalSupported: false, useSystemFonts: true }).promise;
}

/** A PDF as its pages can be drawn from it; asked for once while it is looked at. */
export const usePdf = (name: string, file: () => Promise<Blob>, enabled = true) =>
  useQuery<PdfDocument>({
    queryKey: ['pdf', name],
    queryFn: async () => opened(await file()),
    ...{ enabled, staleTime: Infinity, gcTime: 0, retry: 1, refetchOnWindowFocus: false },
  });
