import { describe, expect, it } from 'vitest';
import { anOrder, openBench, type Bench } from './bench.fixture.ts';
import type { PayOrder } from '../ports/pay/types.ts';

async function opened(changes: Partial<PayOrder> = {}): Promise<{ bench: Bench; order: PayOrder; url: string }> {
  const bench = await openBench();
  const order = anOrder(bench.now, 'native', changes);
  const started = await bench.wechat.start(order);
  return { bench, order, url: started.kind === 'native' ? started.codeUrl : '' };
}

const press = (url: string, action: string, form: Record<string, string> = {}) =>
  fetch(`${url}/${action}`, { method: 'POST', body: new URLSearchParams(form) });

describe("the tester's page", () => {
  it('shows the amount to pay in both languages, with nothing inline', async () => {
    const { url, order } = await opened({ description: '<script>alert(1)</script>&"' });
    const zh = await (await fetch(url)).text();
    const en = await (await fetch(`${url}?lang=en-us`)).text();
    expect(zh).toContain('<html lang="zh-CN">');
    expect(zh).toMatch(/¥123\.00[\s\S]*待支付[\s\S]*>支付</);
    expect(en).toMatch(/¥123\.00[\s\S]*Waiting for payment[\s\S]*>Pay</);
    expect(en).toContain(order.outTradeNo);
    expect(zh + en).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    const css = await fetch(new URL(/href="([^"]+\.css)"/.exec(zh)?.[1] ?? '', url));
    expect(css.headers.get('content-type')).toContain('text/css');
  });

  it('pay: told and shown, a second time changes nothing, and there is a way back', async () => {
    const { bench, order, url } = await opened();
    const back = 'https://portal.example/v2/web/pay/7';
    const page = await (await press(url, 'pay', { lang: 'en-us', redirect_url: back })).text();
    await bench.idle();
    expect(page).toContain('Paid.');
    expect(page).toContain(`href="${back}"`);
    expect(page).not.toContain('<form');
    expect(bench.taken).toHaveLength(1);
    expect(await (await press(url, 'pay')).text()).toContain('这笔订单已经支付过了');
    expect(await bench.wechat.query(order.outTradeNo)).toMatchObject({ state: 'paid' });
    const evil = await (await fetch(`${url}?redirect_url=${encodeURIComponent('javascript:alert(1)')}`)).text();
    expect(evil).not.toContain('javascript:');
  });

  it('decline leaves it open, expire closes it, paying quietly sends no notice', async () => {
    const { bench, order, url } = await opened();
    expect(await (await press(url, 'decline')).text()).toContain('支付被拒绝');
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'notPaid' });
    expect(await (await press(url, 'expire', { lang: 'en' })).text()).toContain('The order is closed');
    expect(await bench.wechat.query(order.outTradeNo)).toEqual({ state: 'closed' });
    const quiet = await opened();
    await press(quiet.url, 'payQuietly');
    await quiet.bench.idle();
    expect(quiet.bench.taken).toEqual([]);
    expect(await quiet.bench.wechat.query(quiet.order.outTradeNo)).toMatchObject({ state: 'paid' });
  });

  it('an unknown order is said to be missing', async () => {
    const bench = await openBench();
    const page = await fetch(`${bench.baseUrl}/pay/T-nothing`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('没有找到');
  });
});
