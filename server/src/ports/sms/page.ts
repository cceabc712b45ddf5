import type { FastifyInstance } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import { maskPhone } from '#contract/rules/mask';
import type { KeptSms } from './port.ts';

const zh = {
  title: '短信沙箱',
  about: '这里是门户本应发出的短信，最新的在最前面。没有任何短信真正发出。',
  empty: '还没有短信。',
  reload: '刷新',
  other: 'English',
};
const en: typeof zh = {
  title: 'SMS sandbox',
  about: 'The messages the portal would have sent, the newest first. None of them has left this machine.',
  empty: 'No messages yet.',
  reload: 'Reload',
  other: '中文',
};
const words: Record<Language, typeof zh> = { 'zh-cn': zh, 'en-us': en };

/** `GET /sim/sms`: what the sandbox has kept, for testers of the demo world; plain HTML, nothing inline (CSP). */
export function registerSmsPage(app: FastifyInstance, kept: () => readonly KeptSms[]): void {
  app.get('/sim/sms.css', (_, reply) => reply.type('text/css; charset=utf-8').send(CSS));
  app.get<{ Querystring: { lang?: string } }>('/sim/sms', (request, reply) => {
    const lang = languageOf(request.query.lang ?? request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(pageOf(lang, kept()));
  });
}

function pageOf(lang: Language, messages: readonly KeptSms[]): string {
  const text = words[lang];
  const other = lang === 'zh-cn' ? 'en-us' : 'zh-cn';
  const list = messages.length > 0 ? `<ol>${messages.map(itemOf).join('')}</ol>` : `<p>${text.empty}</p>`;
  return `<!doctype html>
<html lang="${lang === 'zh-cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><link rel="stylesheet" href="/sim/sms.css"></head>
<body><main><h1>${text.title}</h1><p>${text.about}</p>
<p><a href="?lang=${lang}">${text.reload}</a> · <a href="?lang=${other}">${text.other}</a></p>
${list}</main></body></html>`;
}

const itemOf = ({ phone, text, at }: KeptSms): string =>
  `<li><p class="to">${safe(maskPhone(phone))} · <time datetime="${at.toISOString()}">${inShanghai(at)}</time></p><p>${safe(text)}</p></li>`;

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const inShanghai = (at: Date): string =>
  new Date(at.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const CSS = `
:root { color-scheme: light; font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; line-height: 1.5; }
body { margin: 0; background: #f4f5f7; color: #1d2430; }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { background: #fff; border: 1px solid #d5dae1; border-radius: .5rem; padding: .75rem 1rem; overflow-wrap: anywhere; }
li p { margin: 0; } .to { color: #56606e; font-size: .875rem; }
a { color: #0b5cad; display: inline-block; padding: .5rem 0; } :focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
