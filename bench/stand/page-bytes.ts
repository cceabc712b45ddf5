import type { Stand } from './stand.ts';
import { visit, type VisitOptions } from './visit.ts';

/** The parts of a page; pictures and the company's data are noted beside the figure. */
const COUNTED = ['Document', 'Script', 'Stylesheet'];

/** Kilobytes (1,000 bytes) a first visit transfers until the page is interactive. */
export async function pageKilobytes(stand: Stand, page: VisitOptions): Promise<number> {
  const { bytes } = await visit(await stand.browser(), page);
  const parts = [...bytes].map(([type, sum]) => `${type.toLowerCase()} ${(sum / 1_000).toFixed(1)}`);
  stand.note(`in KB: ${parts.join(', ')}; counted are ${COUNTED.join(', ').toLowerCase()}`);
  return COUNTED.reduce((sum, type) => sum + (bytes.get(type) ?? 0), 0) / 1_000;
}
