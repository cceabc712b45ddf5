/** The ticket as it stands on the screen, as a page by itself: what only works with a network is left out. */
export function ticketPage(face: HTMLElement, { title, note }: { title: string; note: string }): string {
  const { lang, className, style } = document.documentElement;
  const ticket = face.cloneNode(true) as HTMLElement;
  for (const part of ticket.querySelectorAll('[data-online]')) part.remove();
  // written as text: a style element made here would meet this page's own policy
  return `<!doctype html>
<html lang="${escaped(lang)}" class="${escaped(className)}" style="${escaped(style.cssText)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>:root{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
${rulesOf(document.styleSheets)}</style>
</head>
<body>
<main class="mx-auto grid max-w-form gap-3 p-3 md:p-8">
<h1 class="text-m">${escaped(title)}</h1>
<p class="text-c text-ink-2">${escaped(note)}</p>
${ticket.outerHTML}
</main>
</body>
</html>`;
}

const rulesOf = (sheets: StyleSheetList): string =>
  [...sheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<"]/g, (mark) => MARKS[mark] ?? mark);
