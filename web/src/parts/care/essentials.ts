/** The parts of a page worth hearing: its headings, its facts, its choices, and marked ones. */
const ESSENTIAL = 'h1, h2, h3, dt, [data-say], [role=alert], label:has(:checked)';
/** A minute or so; a longer listener has reached the part that is to be read. */
const MOST = 24;
const LONGEST = 160;

/** The sentences to read of the page as it stands, from top to bottom, each once. */
export function essentialsOf(page: ParentNode): string[] {
  const sentences: string[] = [];
  let last: Element | undefined;
  for (const element of page.querySelectorAll(ESSENTIAL)) {
    if (last?.contains(element) || !isRead(element)) continue;
    last = element;
    const text = sentenceOf(element);
    if (text && !sentences.includes(text)) sentences.push(text);
  }
  return sentences.slice(0, MOST);
}

/** A title that only screen readers get is read as well; hidden or folded text is not. */
const isRead = (element: Element): boolean => element.checkVisibility() && !element.closest('[aria-hidden=true]');

function sentenceOf(element: Element): string {
  const fact = element.localName === 'dt' ? element.nextElementSibling : null;
  const parts = [element, ...(fact?.localName === 'dd' ? [fact] : [])].map(textOf).filter(Boolean);
  return parts.join('，').slice(0, LONGEST);
}

/** Blocks are apart on the screen, so a comma stands between them when they are read. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden=true], svg, button')) silent.remove();
  for (const block of copy.querySelectorAll('p, li, div, .block')) block.append('，');
  return (copy.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*(，\s*)+/g, '，')
    .replaceAll(/^，|，$/g, '')
    .trim();
}
