import type { BrowserContextOptions } from '@playwright/test';
import type { DevTools, Send } from './devtools.ts';

/** A page of a first visitor, spoken to and not debugged (devtools.ts says how much a debugger would cost). */
export interface QuietPage {
  /** Of this page alone. */
  sessionId: string;
  send: Send;
  browse(url: string): Promise<void>;
  /** Asked now and then: being told would need the debugger. */
  ask<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

interface Options {
  storageState?: BrowserContextOptions['storageState'];
  /** Runs before anything of the page does. */
  script: string;
}

export async function openQuietPage(devTools: DevTools, { storageState, script }: Options): Promise<QuietPage> {
  const { browserContextId } = await devTools.browser('Target.createBrowserContext');
  const cookies = typeof storageState === 'object' ? storageState.cookies : [];
  await devTools.browser('Storage.setCookies', { cookies, browserContextId });
  const { targetId } = await devTools.browser('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devTools.browser('Target.attachToTarget', { targetId, flatten: true });
  const send = devTools.page(sessionId);
  await send('Page.enable');
  await send('Emulation.setLocaleOverride', { locale: 'zh-CN' });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `${keeping(storageState)}\n${script}` });
  return {
    sessionId,
    send,
    browse: (url) => browse(send, url),
    async ask<T>(expression: string): Promise<T> {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true });
      if (exceptionDetails) throw new Error(`${expression}: ${result.description ?? exceptionDetails.text}`);
      return result.value as T;
    },
    close: () => devTools.browser('Target.disposeBrowserContext', { browserContextId }).then(() => undefined),
  };
}

async function browse(send: Send, url: string): Promise<void> {
  const { errorText } = await send('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
}

/** The page's stored state is put there first. */
export function keeping(storageState: BrowserContextOptions['storageState']): string {
  const kept = typeof storageState === 'object' ? storageState.origins.flatMap(({ localStorage }) => localStorage) : [];
  return `for (const { name, value } of ${JSON.stringify(kept)}) localStorage.setItem(name, value);`;
}
