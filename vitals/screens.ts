import type { DevTools } from '../bench/stand/devtools.ts';
import { openPhone } from './phone.ts';
import type { Visitor } from './visitor.ts';

export interface Screen {
  name: string;
  path: (visitor: Visitor) => string;
  /** When it is there, the page shows what one came for. */
  shows: string;
  isPublic?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: () => 'login', shows: 'form button[type=submit]', isPublic: true },
  { name: 'home', path: () => 'web/home', shows: 'main ul li' },
  { name: 'centres', path: () => 'web/examselect', shows: 'article' },
  {
    name: 'calendar',
    path: ({ centerId, month }) => `web/examselect?center=${centerId}&month=${month}`,
    shows: '[role=grid] [data-day]',
  },
  { name: 'confirm', path: () => 'web/examconfirm', shows: 'main input[type=checkbox]' },
  { name: 'records', path: () => 'web/examrecord', shows: 'main :is(article, button)' },
];

export interface Visit {
  lcp: number;
  cls: number;
  kb: number;
}

/** Cold, on a slow phone, until nothing has come for a while. */
export async function visit(devTools: DevTools, url: string, screen: Screen, visitor: Visitor): Promise<Visit> {
  const phone = await openPhone(devTools, screen.isPublic ? undefined : visitor.storageState);
  try {
    await phone.visit(`${url}/v2/${screen.path(visitor)}`);
    await phone.until(`window.shown(${JSON.stringify(screen.shows)}, '')`);
    const { lcp, cls } = await phone.seen();
    return { lcp, cls, kb: phone.bytes() / 1000 };
  } finally {
    await phone.close();
  }
}
