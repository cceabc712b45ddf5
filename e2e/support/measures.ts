import { expect, type Page } from '@playwright/test';

/** ux §17: nothing to press is smaller than a thumb on a phone. */
const THUMB_PX = 44;
const WIDE_PX = 768;
/** findings: how much of a page may move by itself. */
const SHIFT = 0.05;

/** On a phone everything to press on the page as it stands is 44 px high and wide, counting the room drawn around it. */
export async function thumbSized(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= WIDE_PX) return;
  const found = await page.evaluate(tooSmall, THUMB_PX);
  expect(found, `targets under ${THUMB_PX} px on ${page.url()}`).toEqual([]);
}

/** Runs in the page. */
function tooSmall(least: number): string[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role="button"]');
  return [...all].flatMap((element) => {
    // a box is pressed by its label, too
    const label = element.matches('input[type="checkbox"], input[type="radio"]') ? element.closest('label') : null;
    const around = element.matches('input') ? element.parentElement : null;
    const sizes = [element, label, around].flatMap((one) => {
      if (!one) return [];
      const { width, height } = one.getBoundingClientRect();
      const after = getComputedStyle(one, '::after');
      const room = after.content !== 'none' && after.position === 'absolute';
      return [
        [width, height],
        [room ? parseFloat(after.width) : 0, room ? parseFloat(after.height) : 0],
      ];
    });
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && (sizes[0]?.[0] ?? 0) > 1;
    const isLarge = sizes.some(([width = 0, height = 0]) => width >= least - 0.5 && height >= least - 0.5);
    if (!isSeen || isLarge) return [];
    const [width = 0, height = 0] = sizes[0] ?? [];
    return [
      `${element.tagName} "${(element.textContent || element.ariaLabel || '').trim().slice(0, 30)}" ${width}×${height}`,
    ];
  });
}

/** What has moved on the page since it was opened without anybody having pressed anything. */
export async function keptStill(page: Page): Promise<void> {
  const moved = await page.evaluate(shifted);
  expect(moved.sum, `layout shift of ${page.url()}: ${moved.what.join('; ')}`).toBeLessThanOrEqual(SHIFT);
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page. */
async function shifted(): Promise<{ sum: number; what: string[] }> {
  const found = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve([]), 300);
  });
  const shifts = (found as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
  const nameOf = (node: Node | null) =>
    (node instanceof Element ? `${node.tagName}.${node.className}` : '?').slice(0, 60);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(
      ({ value, sources }) =>
        `${value.toFixed(3)} ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y}→${currentRect.y}`).join()}`,
    ),
  };
}
