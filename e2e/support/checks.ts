import { expect, type Page } from '@playwright/test';
import { violationsOn, type Look } from './axe.ts';
import { shiftOn } from './shift.ts';
import { smallTargets } from './targets.ts';

/** The findings that count; moderate and minor ones are advice. */
const GRAVE = ['serious', 'critical'];
const DESKTOP_PX = 768;
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * WCAG 2.5.3: the visible text of a control is part of its name. axe has the rule switched off unless it is asked for.
 */
const NAMES_AS_SEEN = 'label-content-name-mismatch';
/** A look costs twice what opening the page does, so there is one for all; `region` never finds anything grave. */
const RULES = { [NAMES_AS_SEEN]: { enabled: true }, region: { enabled: false } };
/** Rows of a table are as the first of them. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 6)';

/** No serious or critical finding of axe on the page as it stands, and every control is named as it is seen. */
export async function axe(page: Page, options: { without?: string[] } = {}): Promise<void> {
  await page.evaluate(settled);
  const found: string[] = [];
  const runOnly = { type: 'tag' as const, values: STANDARDS };
  for (const finding of await graveFindings(page, {
    include: ['html'],
    exclude: [...(options.without ?? []), FURTHER_ROWS],
    runOnly,
    rules: RULES,
  })) {
    const again = finding.rule === 'target-size' ? await sizedInFullView(page, finding.target) : [finding];
    found.push(...again.map(({ rule, target, summary }) => `${rule} ${target}: ${summary}`));
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** For a look at names alone. */
export async function namesAsSeen(page: Page): Promise<void> {
  const look: Look = { include: ['html'], runOnly: { type: 'rule', values: [NAMES_AS_SEEN] } };
  const found = (await violationsOn(page, look)).flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect(found, `names that differ from what is seen on ${page.url()}`).toEqual([]);
}

interface Finding {
  rule: string;
  target: string;
  summary: string;
}

async function graveFindings(page: Page, look: Look): Promise<Finding[]> {
  return (await violationsOn(page, look))
    .filter(({ id, impact }) => GRAVE.includes(impact ?? '') || id === NAMES_AS_SEEN)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({ rule: id, target: target.join(' '), summary: failureSummary })),
    );
}

/**
 * A control half under a sticky bar measures too small until it is scrolled out from under it. One that is gone by now
 * tells that the page has changed, so all of it is measured again.
 */
async function sizedInFullView(page: Page, target: string): Promise<Finding[]> {
  const isThere = await page.locator(target).evaluateAll(([element]) => {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element !== undefined;
  });
  return graveFindings(page, {
    include: [isThere ? target : 'html'],
    runOnly: { type: 'rule', values: ['target-size'] },
  });
}

/**
 * Runs in the page: parts still fading in have colours of their own. Placeholders shimmer for ever and do not count.
 */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

export const WIDTHS = [320, 390, 768, 1280];

/** Nothing makes the page scroll sideways at any width; the viewport is put back afterwards. */
export async function noSideScroll(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const wide = await page.evaluate(widest, width);
    if (wide) found.push(`at ${width}: ${wide}`);
  }
  if (before) await page.setViewportSize(before);
  expect(found, `sideways scrolling of ${page.url()}`).toEqual([]);
}

/** Runs in the page: how wide it is, and who makes it so. */
function widest(width: number): string | undefined {
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth <= width) return undefined;
  const isTooWide = (element: Element): boolean => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 0 && right > width + 1;
  };
  // the innermost: those around it are as wide as it makes them
  const culprit = [...document.body.querySelectorAll('*')].find(
    (element) => isTooWide(element) && ![...element.children].some(isTooWide) && !element.closest('.fixed'),
  );
  const said = `<${culprit?.tagName.toLowerCase()} class="${culprit?.getAttribute('class')}">`;
  return `${page.scrollWidth} px wide, innermost ${said} ${culprit?.textContent?.slice(0, 40)}`;
}

/** Half of the usual 0.1. */
export const MOST_SHIFT = 0.05;

/** Nothing has jumped since the page was opened (CLS). */
export async function quietPage(page: Page): Promise<void> {
  const { value, moved } = await shiftOn(page);
  expect(value, `layout shift of ${page.url()}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}

/** Large enough for a thumb; a mouse is finer, and a desktop has its own, smaller measure (axe: target-size). */
export async function thumbSized(page: Page, within?: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= DESKTOP_PX) return;
  expect(await smallTargets(page, within), `targets under 44 px on ${page.url()}`).toEqual([]);
}
