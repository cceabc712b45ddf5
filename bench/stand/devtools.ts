import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { chromiumPath } from './browser.ts';

/** Speaks to the browser, or to one page of it. */
export type Send = CDPSession['send'];

export interface DevTools {
  browser: Send;
  page(sessionId: string): Send;
  /** The browser's events of a page, of the domains that are enabled. */
  listen(sessionId: string, listener: Listener): void;
  close(): Promise<void>;
}

type Listener = (method: string, params: Record<string, unknown>) => void;

interface Message {
  /** Which question it answers; what the browser tells unasked has none. */
  id?: number;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
}

interface Answer {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * A Chromium spoken to over a pipe, with nothing else attached to its pages. Playwright lets a debugger look at each
 * page: V8 then finds out where every error was made, and react-dom makes five while it is loaded, so that its whole
 * source is parsed once more. That took 75 to 165 ms at 4×, and real visitors have no debugger.
 */
export function openDevTools(profile: string, flags: readonly string[] = []): DevTools {
  const child = spawn(chromiumPath(), [...FLAGS, ...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const answers = new Map<number, Answer>();
  const listeners = new Map<string, Listener>();
  let asked = 0;

  const take = ({ id = 0, result, error, sessionId = '', method, params = {} }: Message): void => {
    if (method) return listeners.get(sessionId)?.(method, params);
    const answer = answers.get(id);
    answers.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  };
  readMessages(child.stdio[4] as Readable, take);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      for (const { reject } of answers.values()) reject(new Error('Chromium has ended'));
      resolve();
    });
  });

  const sender =
    (sessionId?: string): Send =>
    (method, params) => {
      asked += 1;
      const id = asked;
      (child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params: params ?? {}, sessionId })}\0`);
      return new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
    };

  return {
    browser: sender(),
    page: sender,
    listen: (sessionId, listener) => void listeners.set(sessionId, listener),
    async close() {
      process.off('exit', kill);
      await sender()('Browser.close');
      await ended;
    },
  };
}

/** Without a window, and without what a new browser does on its own account. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--password-store=basic',
  // the process that waits for the next page would start beside the page that is measured
  '--disable-features=SpareRendererForSitePerProcess',
];

/** Messages end with a zero. */
function readMessages(pipe: Readable, take: (message: Message) => void): void {
  let rest = '';
  pipe.setEncoding('utf8');
  pipe.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) take(JSON.parse(message) as Message);
  });
}
