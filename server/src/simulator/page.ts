import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import { fenToYuan } from '../ports/pay/money.ts';
import { wallTime } from '../ports/pay/moment.ts';
import { decline, expire, pay, type PayOutcome } from './payer.ts';
import { bytesOf } from './serve.ts';
import type { Sim } from './sim.ts';
import { pageText, type PageText } from './text.ts';
import { isPageSignature } from './wire.ts';
import { tradeNow, type SimTrade } from './world.ts';

const ACTIONS = ['pay', 'payQuietly', 'decline', 'expire'] as const;
type Action = (typeof ACTIONS)[number];

/** `GET …/pay/:no`, where a tester pays, declines or lets it expire: plain forms, nothing inline (CSP). */
export function registerPage(scope: FastifyInstance, sim: Sim): void {
  scope.get('/pay.css', (_, reply) => reply.type('text/css; charset=utf-8').send(CSS));

  scope.get('/pay/:no', (request, reply) => {
    const view = viewOf(request);
    const trade = tradeNow(sim.world, sim.now, view.number);
    if (!trade) return sendPage(reply.code(404), scope.prefix, view, `<p role="alert">${view.text.missing}</p>`);
    return sendPage(reply, scope.prefix, view, tradeHtml(scope.prefix, view, trade));
  });

  scope.post('/pay/:no/:action', (request, reply) => {
    const { action } = request.params as { action: Action };
    const view = viewOf(request);
    const outcome = act(sim, action, view.number);
    if (!outcome) return reply.code(404).send();
    const back = new URLSearchParams({ lang: view.lang, said: outcome, ...(view.back && { redirect_url: view.back }) });
    return reply.redirect(`${scope.prefix}/pay/${encodeURIComponent(view.number)}?${back.toString()}`, 303);
  });

  // where WeixinJSBridge would go: a page whose four lines are signed wrongly gets no further
  scope.get('/jsapi', (request, reply) => {
    const query = request.query as Record<string, string>;
    const view = viewOf(request);
    const prepay = query.package?.replace(/^prepay_id=/, '');
    const trade = [...sim.world.trades.values()].find(({ prepayId }) => prepayId === prepay);
    if (!trade || !isPageSignature(sim.keys, query)) {
      return sendPage(reply.code(400), scope.prefix, view, `<p role="alert">${view.text.forged}</p>`);
    }
    const back = view.back ? `&redirect_url=${encodeURIComponent(view.back)}` : '';
    return reply.redirect(`${scope.prefix}/pay/${encodeURIComponent(trade.outTradeNo)}?lang=${view.lang}${back}`);
  });
}

function act(sim: Sim, action: Action, number: string): PayOutcome | undefined {
  switch (action) {
    case 'pay':
      return pay(sim, number);
    case 'payQuietly':
      return pay(sim, number, { quietly: true });
    case 'decline':
      return decline(sim, number);
    case 'expire':
      return expire(sim, number);
    default:
      return undefined;
  }
}

interface View {
  number: string;
  lang: Language;
  text: PageText;
  said: string | undefined;
  back: string | undefined;
}

function viewOf(request: FastifyRequest): View {
  const form = Object.fromEntries(new URLSearchParams(bytesOf(request).toString('utf8')));
  const query = { ...(request.query as Record<string, string>), ...form };
  const lang = languageOf(query.lang ?? request.headers['accept-language']);
  const back = query.redirect_url ?? '';
  return {
    number: (request.params as { no?: string }).no ?? '',
    lang,
    text: pageText[lang],
    said: query.said,
    back: /^https?:\/\//.test(back) ? back : undefined,
  };
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

function tradeHtml(prefix: string, view: View, trade: SimTrade): string {
  const { text, lang } = view;
  const back = view.back ?? trade.returnUrl;
  const here = `${prefix}/pay/${encodeURIComponent(trade.outTradeNo)}`;
  const hidden = `<input type="hidden" name="lang" value="${lang}">${
    view.back ? `<input type="hidden" name="redirect_url" value="${safe(view.back)}">` : ''
  }`;
  const button = (action: Action) =>
    `<form method="post" action="${here}/${action}">${hidden}<button class="${action}">${text[action]}</button></form>`;
  const rows = [
    [text.item, trade.description],
    [text.provider, text[trade.provider]],
    [text.number, trade.outTradeNo],
    [text.until, wallTime(new Date(trade.expiresAt))],
    [text.state, text[trade.state]],
  ];
  const said = view.said && Object.hasOwn(text.said, view.said) ? text.said[view.said as PayOutcome] : undefined;
  return [
    said && `<p role="status">${said}</p>`,
    `<p class="amount"><span>${text.amount}</span> <strong>¥${fenToYuan(trade.amountFen)}</strong></p>`,
    `<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`,
    trade.state === 'NOTPAY' && `<div class="actions">${ACTIONS.map(button).join('')}</div>`,
    back && /^https?:\/\//.test(back) && `<p><a href="${safe(back)}">${text.back}</a></p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function sendPage(reply: FastifyReply, prefix: string, { text, lang, back }: View, body: string): FastifyReply {
  const other = new URLSearchParams({
    lang: lang === 'zh-cn' ? 'en-us' : 'zh-cn',
    ...(back && { redirect_url: back }),
  });
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${lang === 'zh-cn' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><link rel="stylesheet" href="${prefix}/pay.css"></head>
<body><main><h1>${text.title}</h1><p class="warning">${text.warning}</p>
${body}
<p><a href="?${safe(other.toString())}">${text.other}</a></p></main></body></html>`);
}

const CSS = `
:root { color-scheme: light; font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; line-height: 1.5; }
body { margin: 0; background: #f4f5f7; color: #1d2430; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; background: #fff; min-height: 100vh; box-sizing: border-box; }
h1 { font-size: 1.25rem; }
.warning { background: #fff4d6; padding: .5rem .75rem; border-radius: .5rem; }
.amount strong { font-size: 1.75rem; }
[role=status] { background: #e7f3ec; padding: .5rem .75rem; border-radius: .5rem; }
[role=alert] { background: #fde8e8; padding: .5rem .75rem; border-radius: .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem .75rem; }
dt { color: #56606e; } dd { margin: 0; overflow-wrap: anywhere; }
.actions { display: grid; gap: .5rem; }
button { width: 100%; min-height: 2.75rem; font: inherit; border: 1px solid #7b8594; border-radius: .5rem; background: #fff; color: inherit; }
button.pay { background: #0b6b3a; border-color: #0b6b3a; color: #fff; }
a { color: #0b5cad; } :focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
`;
