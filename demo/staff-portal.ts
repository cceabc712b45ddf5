import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import { TARGET_PAGES, type LinkFields, type TargetPage } from '#contract/rules/link-text';
import type { Clock } from '../server/src/clock.ts';
import { signLink } from '../server/src/modules/single-sign-on/index.ts';
import { DEMO_LINK_KEY, LINK_COMPANY } from './link-key.ts';

const zh = {
  title: '企业门户模拟器',
  about:
    '演示企业“星屿软件”的员工门户：按下按钮即生成签名链接，不输入密码进入健康福利。链接 5 分钟内有效，只能用一次。',
  account: '员工（登录名、工号、手机号或邮箱）',
  page: '进入页面',
  pages: { home: '首页', booking: '体检预约', bookings: '预约记录', reports: '体检报告', account: '个人中心' },
  open: '打开健康福利',
  link: '只生成链接',
  made: '已生成的链接',
  other: 'English',
};
const en: typeof zh = {
  title: 'Staff portal simulator',
  about:
    'The staff portal of the demo company Xingyu Software: a press makes a signed link that enters without a password. A link is good for 5 minutes and opens once.',
  account: 'Employee (login name, staff number, phone or e-mail)',
  page: 'Page to enter',
  pages: { home: 'Home', booking: 'Book a check-up', bookings: 'Bookings', reports: 'Reports', account: 'Account' },
  open: 'Open health benefits',
  link: 'Only make the link',
  made: 'The link',
  other: '中文',
};
const words: Record<Language, typeof zh> = { 'zh-cn': zh, 'en-us': en };

interface Asked {
  lang?: string;
  user?: string;
  page?: string;
  then?: string;
}

const PATH = '/sim/staff-portal';

/** `GET /sim/staff-portal`: acts as a company's own portal would; only with the demo world. */
export function registerStaffPortal(app: FastifyInstance, clock: Clock): void {
  app.get(`${PATH}.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(CSS));
  app.get<{ Querystring: Asked }>(PATH, (request, reply) => {
    const { user, page, then } = request.query;
    const lang = languageOf(request.query.lang ?? request.headers['accept-language']);
    const link = user ? linkFor(clock(), user, page, lang) : undefined;
    if (link && then === 'open') return reply.redirect(link, 303);
    return reply.type('text/html; charset=utf-8').send(pageOf(lang, user ?? 'emp', link));
  });
}

function linkFor(now: Date, user: string, page: string | undefined, lang: Language): string {
  const fields: LinkFields = {
    ...{ company: LINK_COMPANY, user_id: user, accesstime: String(Math.floor(now.getTime() / 1_000)) },
    ...{ nonce: randomUUID(), target_page: TARGET_PAGES.find((one) => one === page) ?? 'home', language: lang },
    ...{ field1: '', field2: '', field3: '' },
  };
  const { company: cp, ...rest } = fields;
  const sign = signLink(DEMO_LINK_KEY.secret, fields);
  return `/v2/entry?${new URLSearchParams({ cp, kid: DEMO_LINK_KEY.keyId, ...rest, sign }).toString()}`;
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

function pageOf(lang: Language, user: string, link: string | undefined): string {
  const text = words[lang];
  const other = lang === 'zh-cn' ? 'en-us' : 'zh-cn';
  const option = (page: TargetPage): string => `<option value="${page}">${text.pages[page]}</option>`;
  return `<!doctype html>
<html lang="${lang === 'zh-cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><link rel="stylesheet" href="${PATH}.css"></head>
<body><main><h1>${text.title}</h1><p>${text.about}</p><p><a href="?lang=${other}">${text.other}</a></p>
<form action="${PATH}"><input type="hidden" name="lang" value="${lang}">
<label>${text.account} <input name="user" value="${safe(user)}" maxlength="100" required></label>
<label>${text.page} <select name="page">${TARGET_PAGES.map(option).join('')}</select></label>
<p><button name="then" value="open">${text.open}</button> <button name="then" value="show">${text.link}</button></p></form>
${link ? `<h2>${text.made}</h2><p><a id="link" href="${safe(link)}">${safe(link)}</a></p>` : ''}</main></body></html>`;
}

const CSS = `
:root { color-scheme: light; font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; line-height: 1.5; }
body { margin: 0; background: #f4f5f7; color: #1d2430; }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; } h2 { font-size: 1rem; }
label { display: grid; gap: .25rem; margin: 1rem 0; font-weight: 600; }
input, select, button { font: inherit; padding: .625rem .75rem; border: 1px solid #7a8494; border-radius: 6px; background: #fff; }
button { background: #0b5cad; color: #fff; border-color: #0b5cad; }
a { color: #0b5cad; } :focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
