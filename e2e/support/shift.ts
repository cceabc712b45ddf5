import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** Who moved, and from where to where. */
  moved: string[];
}
type Shifting = { shifts?: Shift[] };

/** Runs in every page before its scripts: notes what moves without somebody having pressed anything. */
export function watchShifts(): void {
  const shifts: Shift[] = ((window as Shifting).shifts = []);
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null) =>
    node instanceof Element ? `<${node.localName} ${node.className}>` : (node?.textContent ?? '');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} ${rect(previousRect)} → ${rect(currentRect)}`,
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** CLS of the document as it stands: all of it in one sum, which is never less than the browser's own figure. */
export async function shiftOn(page: Page): Promise<Shift> {
  const shifts = await page.evaluate(() => (window as Shifting).shifts ?? []);
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((text) => `${value.toFixed(3)} ${text}`)),
  };
}
