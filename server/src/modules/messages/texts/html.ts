import type { Language } from '#contract/language';
import { safeHtml } from '../../../safe-html.ts';

const FONT = "font-family: system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', sans-serif";

interface Page {
  lang: Language;
  title: string;
  paragraphs: readonly string[];
}

/** An e-mail as a page: its language and a heading for screen readers, nothing from outside, styles within. */
export const htmlPage = ({ lang, title, paragraphs }: Page): string => `<!doctype html>
<html lang="${lang === 'en-us' ? 'en' : 'zh-CN'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safeHtml(title)}</title></head>
<body style="margin: 0; padding: 24px 16px; background: #ffffff; color: #1d2430; ${FONT}; font-size: 16px; line-height: 1.6">
<main style="max-width: 560px; margin: 0 auto">
<h1 style="margin: 0 0 16px; font-size: 20px; line-height: 1.4">${safeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
</main></body></html>
`;

const paragraph = (words: string): string => {
  const shown = /* guard: words of an e-mail are no markup → words */ safeHtml(words);
  return `<p style="margin: 0 0 16px; overflow-wrap: anywhere">${shown}</p>`;
};
