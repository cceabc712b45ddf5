import type { FastifyInstance } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import type { Clock } from '../server/src/clock.ts';
import { codeAt, STEP_MS } from '../server/src/modules/operators/index.ts';
import { demoOperators } from './operators.ts';

const zh = {
  title: '验证器沙箱',
  about: '演示操作员登录运营后台时使用的动态验证码。每个验证码只能使用一次；用过后请等待下一个。',
  operator: '登录名',
  code: '验证码',
  left: (seconds: number) => `剩余 ${seconds} 秒`,
  reload: '刷新',
  other: 'English',
};
const en: typeof zh = {
  title: 'Authenticator sandbox',
  about:
    'The codes the demo operators sign in to the console with. Each counts once; after using one, wait for the next.',
  operator: 'Login name',
  code: 'Code',
  left: (seconds) => `${seconds} s left`,
  reload: 'Reload',
  other: '中文',
};
const words: Record<Language, typeof zh> = { 'zh-cn': zh, 'en-us': en };

/** `GET /sim/authenticator`: what the telephones of the demo operators would show; only with the demo world. */
export function registerAuthenticator(app: FastifyInstance, clock: Clock): void {
  app.get('/sim/authenticator.css', (_, reply) => reply.type('text/css; charset=utf-8').send(CSS));
  app.get<{ Querystring: { lang?: string } }>('/sim/authenticator', (request, reply) => {
    const lang = languageOf(request.query.lang ?? request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(pageOf(lang, clock()));
  });
}

function pageOf(lang: Language, now: Date): string {
  const text = words[lang];
  const other = lang === 'zh-cn' ? 'en-us' : 'zh-cn';
  const seconds = Math.ceil((STEP_MS - (now.getTime() % STEP_MS)) / 1000);
  const rows = demoOperators.map(
    ({ login, name, secret }) =>
      `<tr><th scope="row">${login} <span>${name}</span></th><td id="${login}">${codeAt(secret, now)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${lang === 'zh-cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><link rel="stylesheet" href="/sim/authenticator.css"></head>
<body><main><h1>${text.title}</h1><p>${text.about}</p>
<p>${text.left(seconds)} · <a href="?lang=${lang}">${text.reload}</a> · <a href="?lang=${other}">${text.other}</a></p>
<table><thead><tr><th scope="col">${text.operator}</th><th scope="col">${text.code}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></main></body></html>`;
}

const CSS = `
:root { color-scheme: light; font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; line-height: 1.5; }
body { margin: 0; background: #f4f5f7; color: #1d2430; }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #d5dae1; }
th, td { padding: .75rem 1rem; text-align: start; border-top: 1px solid #d5dae1; } th { font-weight: 600; }
th span { color: #56606e; font-weight: 400; } td { font: 600 1.5rem ui-monospace, monospace; letter-spacing: .1em; }
a { color: #0b5cad; display: inline-block; padding: .5rem 0; } :focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
