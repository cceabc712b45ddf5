/** As little as needed, and at once for who asked for stillness: nothing moves that can be read already. */
export function bringIntoView(element: Element | null | undefined): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
}
