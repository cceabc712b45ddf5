import type { PayMethod } from '#contract/calls/payment';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmit } from '../../api/use-call.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { appPath } from '../../platform/paths.ts';
import { payInApp } from './messaging-app.ts';
import { isMessagingApp, webAddress, withReturn } from './pay-rules.ts';
import { isMall, type Payee } from './payee.ts';
import { payText } from './text.ts';

/** In the address, so that a person who comes back from the payment, by whatever way, is asked how it went. */
const BACK = 'back';
/** The state the app brings back with a code that was asked for to pay. */
const PAY_STATE = 'pay';

/** Not yet tried, sent to pay with an outcome unknown here, or given up before it was paid. */
export type Tried = 'no' | 'away' | 'givenUp';

export interface PayStart {
  tried: Tried;
  start: (method: PayMethod) => void;
}

/** Paying anywhere but by scanning: leaves for the provider's page, or opens the messaging app's own window. */
export function usePayStart(info: Payee, onPaid: () => void): PayStart {
  const words = useText(payText);
  const returned = useSearchText(BACK) !== undefined;
  const code = useSearchText('code');
  const state = useSearchText('state');
  const [tried, setTried] = useState<Tried>(returned ? 'away' : 'no');
  const { leaving, inApp, cashier } = useWays(info);

  const noConfig = () => {
    setTried('givenUp');
    void dialogs.ask({ title: words.wxConfigTitle, text: words.wxConfig, actions: [{ value: 'ok', label: words.ok }] });
  };
  const leaveFor = (url: string) => {
    const address = webAddress(url, location.origin);
    if (!address) return noConfig();
    keepReturn();
    location.assign(address);
  };

  async function payWithWechat(): Promise<void> {
    if (!isMessagingApp(navigator.userAgent)) {
      const { mweb_url } = await leaving();
      return leaveFor(withReturn(mweb_url, backAddress()));
    }
    // The app proves who pays with a code of single use; without one it is fetched, and the page comes back with it.
    keepReturn();
    const order = await inApp(code);
    if ('oauthUrl' in order) return leaveFor(order.oauthUrl);
    try {
      if (await payInApp(order)) onPaid();
      else setTried('givenUp');
    } catch {
      noConfig();
    }
  }

  async function start(method: PayMethod): Promise<void> {
    const before = tried;
    setTried('away');
    try {
      await withOverlay(words.starting, async () => {
        if (method === 'wechat') return payWithWechat();
        leaveFor((await cashier()).url);
      });
    } catch {
      // the refusal has been said; the page stays as it was
      setTried(before);
    }
  }

  // Back from the app with a code that was fetched to pay: the person should not have to press again.
  const isBack = state === PAY_STATE && code !== undefined && isMessagingApp(navigator.userAgent);
  const resumed = useRef(false);
  useEffect(() => {
    if (!isBack || resumed.current || info.state !== 'unpaid') return;
    resumed.current = true;
    void start('wechat');
  });
  // A person back from the provider's page need not say how it went: it is asked.
  const ask = useEffectEvent(onPaid);
  useEffect(() => {
    if (returned && !isBack) ask();
  }, [returned, isBack]);
  return { tried, start: (method) => void start(method) };
}

/** The calls an order is paid by: one set for a check-up, one for the malls, which have no cashier. */
function useWays(info: Payee) {
  const examPage = useSubmit('WechatH5UnifiedOrder');
  const mallPage = useSubmit('KsMallWechatH5Pay');
  const examApp = useSubmit('WeixinJsApiPay');
  const mallApp = useSubmit('Amazon_WeixinJsApiPay');
  const examCashier = useSubmit('GuanAiTongPay');
  const no = info.out_trade_no;
  const mall = isMall(info);
  return {
    leaving: () => (mall ? mallPage.mutateAsync({ out_trade_no: no }) : examPage.mutateAsync({ orderNo: no })),
    inApp: (code: string | undefined) =>
      (mall ? mallApp : examApp).mutateAsync({ order_no: no, ...(code && { code }) }),
    cashier: () =>
      examCashier.mutateAsync({ examOrderId: mall ? 0 : (info.orders?.map(({ orderId }) => orderId) ?? info.orderId) }),
  };
}

function backAddress(): string {
  const address = new URL(location.href);
  address.searchParams.set(BACK, '1');
  for (const spent of ['code', 'state']) address.searchParams.delete(spent);
  return address.href;
}

function keepReturn(): void {
  const { pathname, search } = new URL(backAddress());
  const path = appPath(pathname + search);
  if (path) go(path, { replace: true, keepScroll: true });
}
