import type { AppWindow } from '#contract/calls/payment';

/** The parts of the messaging app's browser that are used here. */
interface Bridge {
  invoke: (what: string, payload: object, answer: (result: { err_msg: string }) => void) => void;
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

const READY_TIMEOUT_MS = 5_000;

/** The bridge may come after the page. */
function bridge(): Promise<Bridge> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge);
  return new Promise((resolve, reject) => {
    const give = () =>
      window.WeixinJSBridge ? resolve(window.WeixinJSBridge) : reject(new Error('the messaging app did not answer'));
    document.addEventListener('WeixinJSBridgeReady', give, { once: true });
    setTimeout(give, READY_TIMEOUT_MS);
  });
}

/** Opens the app's own pay window. True: it says it is paid, which the server still has to hear from the provider. */
export async function payInApp(order: AppWindow): Promise<boolean> {
  const app = await bridge();
  return new Promise((resolve, reject) => {
    app.invoke('getBrandWCPayRequest', order, ({ err_msg }) => {
      if (err_msg.endsWith(':fail')) reject(new Error(err_msg));
      else resolve(err_msg.endsWith(':ok'));
    });
  });
}
