import type { Page } from '@playwright/test';

export interface Shift {
  value: number;
  /** Who moved, and from where to where. */
  moved: string[];
}

/** CLS of the document as it stands: all of it in one sum, which is never less than the browser's own figure. */
export async function shiftOn(page: Page): Promise<Shift> {
  const shifts = await page.evaluate(shiftsSoFar);
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((text) => `${value.toFixed(3)} ${text}`)),
  };
}

/** Runs in the page: the browser keeps the parts that have moved without a press. */
function shiftsSoFar(): Promise<Shift[]> {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null) =>
    node instanceof Element ? `<${node.localName} ${node.className}>` : (node?.textContent ?? '');
  return new Promise((resolve) => {
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${name(node)} ${rect(previousRect)} → ${rect(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // kept entries are told before the second picture from now
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))));
  });
}
