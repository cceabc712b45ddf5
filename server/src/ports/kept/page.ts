import type { FastifyInstance } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import { safeHtml } from '../../safe-html.ts';

export interface KeptItem {
  /** Masked. */
  to: string;
  at: Date;
  title?: string;
  text: string;
  /** The names of attached files. */
  files?: readonly string[];
}

export interface KeptWords {
  title: string;
  about: string;
  empty: string;
}

interface KeptPage {
  path: `/sim/${string}`;
  words: Record<Language, KeptWords>;
  items: () => readonly KeptItem[];
}

const REST: Record<Language, { reload: string; other: string }> = {
  'zh-cn': { reload: '刷新', other: 'English' },
  'en-us': { reload: 'Reload', other: '中文' },
};

/** A sandbox's kept messages, for testers of the demo world; plain HTML, nothing inline (CSP). */
export function registerKeptPage(app: FastifyInstance, { path, words, items }: KeptPage): void {
  app.get(`${path}.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(CSS));
  app.get<{ Querystring: { lang?: string } }>(path, (request, reply) => {
    const lang = languageOf(request.query.lang ?? request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(pageOf(lang, path, words[lang], items()));
  });
}

function pageOf(lang: Language, path: string, text: KeptWords, items: readonly KeptItem[]): string {
  const other = lang === 'zh-cn' ? 'en-us' : 'zh-cn';
  const list = items.length > 0 ? `<ol>${items.map(itemOf).join('')}</ol>` : `<p>${text.empty}</p>`;
  return `<!doctype html>
<html lang="${lang === 'zh-cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><link rel="stylesheet" href="${path}.css"></head>
<body><main><h1>${text.title}</h1><p>${text.about}</p>
<p><a href="?lang=${lang}">${REST[lang].reload}</a> · <a href="?lang=${other}">${REST[lang].other}</a></p>
${list}</main></body></html>`;
}

const itemOf = ({ to, title, text, files = [], at }: KeptItem): string =>
  `<li><p class="to">${safeHtml(to)} · <time datetime="${at.toISOString()}">${inShanghai(at)}</time></p>` +
  `${title === undefined ? '' : `<p><b>${safeHtml(title)}</b></p>`}<p>${safeHtml(text)}</p>` +
  `${files.map((name) => `<p>📎 ${safeHtml(name)}</p>`).join('')}</li>`;

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const inShanghai = (at: Date): string =>
  new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

const CSS = `
:root { color-scheme: light; font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; line-height: 1.5; }
body { margin: 0; background: #f4f5f7; color: #1d2430; }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { background: #fff; border: 1px solid #d5dae1; border-radius: .5rem; padding: .75rem 1rem; overflow-wrap: anywhere; }
li p { margin: 0; white-space: pre-line; } .to { color: #56606e; font-size: .875rem; }
a { color: #0b5cad; display: inline-block; padding: .5rem 0; } :focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
