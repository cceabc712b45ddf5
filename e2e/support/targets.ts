import type { Page } from '@playwright/test';

/** The smallest target on touch. */
export const LEAST_PX = 44;

/** The controls on the page, or in a part of it, that are smaller than a thumb: their names and sizes. */
export const smallTargets = (page: Page, within = 'html'): Promise<string[]> =>
  page.locator(within).evaluate(small, LEAST_PX);

/**
 * Runs in the page. A control counts with the area laid over it to be pressed (`tap-44`) and with the label around it.
 * Controls inside a sentence are as high as the sentence (WCAG 2.5.8); hidden ones or those only for screen readers are
 * not pressed.
 */
function small(root: Element, least: number): string[] {
  const sized = (element: Element): { width: number; height: number } => {
    const own = element.getBoundingClientRect();
    const over = getComputedStyle(element, '::after');
    const isLaid = over.content !== 'none' && over.position === 'absolute';
    return {
      width: Math.max(own.width, isLaid ? Number.parseFloat(over.width) || 0 : 0),
      height: Math.max(own.height, isLaid ? Number.parseFloat(over.height) || 0 : 0),
    };
  };
  const inSentence = (element: Element): boolean => {
    if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline')) return false;
    if (getComputedStyle(element.parentElement ?? element).display.endsWith('flex')) return false;
    const around = element.parentElement?.textContent ?? '';
    return around.trim().length > (element.textContent ?? '').trim().length;
  };
  const found: string[] = [];
  for (const element of root.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')) {
    const { width: own } = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) || own <= 1) continue;
    const label = element.localName === 'input' ? element.closest('label') : null;
    const { width, height } = sized(label ?? element);
    if (inSentence(element)) continue;
    if (Math.round(width) >= least && Math.round(height) >= least) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    found.push(`<${element.localName}> ${name || element.id} ${Math.round(width)}×${Math.round(height)}`);
  }
  return found;
}
