import type { FastifyInstance } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import type { OnlineDoctor, Visit } from './port.ts';
import { DOCTOR_PAGE } from './sandbox.ts';

const WORDS = {
  'zh-cn': {
    title: '在线问诊（沙箱）',
    about: '您已离开健康福利平台。真实环境中，这里是在线问诊服务方的页面，由其医生接诊。',
    year: (isThisYear: boolean) => `咨询内容：${isThisYear ? '本年度体检' : '往年体检'}`,
    patient: (mark: string) => `服务方只收到一个无法识别您身份的编号：${mark}`,
    note: '身体明显不适请直接就医，危急时拨打 120。',
    over: '链接已失效，请回到平台重新进入。',
    back: '返回平台',
  },
  'en-us': {
    title: 'Online doctor (sandbox)',
    about: 'You have left the portal. In a real system this is the page of the online doctor’s service.',
    year: (isThisYear: boolean) => `About: ${isThisYear ? 'this year’s check-up' : 'an earlier check-up'}`,
    patient: (mark: string) => `All the service was given is a number that does not tell who you are: ${mark}`,
    note: 'If you feel really unwell, see a doctor in person; in an emergency call 120.',
    over: 'This link is no longer good. Please enter again from the portal.',
    back: 'Back to the portal',
  },
} satisfies Record<Language, unknown>;

/** `GET /sim/doctor?ticket=`: where the sandbox's addresses lead; plain HTML, nothing inline (CSP). */
export function registerDoctorPage(app: FastifyInstance, { visitOf }: OnlineDoctor): void {
  if (!visitOf) return;
  app.get(`${DOCTOR_PAGE}.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(CSS));
  app.get<{ Querystring: { ticket?: string } }>(DOCTOR_PAGE, (request, reply) => {
    const visit = visitOf(request.query.ticket ?? '');
    const lang = visit?.lang ?? languageOf(request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(pageOf(lang, visit));
  });
}

function pageOf(lang: Language, visit: Visit | undefined): string {
  const words = WORDS[lang];
  const lines = visit
    ? [words.about, words.year(visit.isThisYear), words.patient(safe(visit.patient)), words.note]
    : [words.over];
  return `<!doctype html>
<html lang="${lang === 'zh-cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><link rel="stylesheet" href="${DOCTOR_PAGE}.css"></head>
<body><main><h1>${words.title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}
<p><a href="/v2/web/home">${words.back}</a></p></main></body></html>`;
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const CSS = `
:root { color-scheme: light; font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; line-height: 1.5; }
body { margin: 0; background: #f4f5f7; color: #1d2430; }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; }
a { color: #0b5cad; display: inline-block; padding: .5rem 0; } :focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
