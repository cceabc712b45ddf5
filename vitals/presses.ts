import type { DevTools } from '../bench/stand/devtools.ts';
import { openPhone, type Phone } from './phone.ts';
import type { Visitor } from './visitor.ts';

interface Press {
  name: string;
  from: (visitor: Visitor) => string;
  /** The pressed thing, and the sign that its work is done. */
  press: (phone: Phone) => Promise<void>;
}

const DAYS = '[role=grid] [data-day]';

/** Those of findings.md that were slow. */
export const PRESSES: readonly Press[] = [
  {
    name: 'language',
    from: () => 'login',
    press: async ({ press, until }) => {
      await press('button', 'English');
      await until(`document.documentElement.lang.startsWith('en')`);
    },
  },
  {
    name: 'centre → calendar',
    from: () => 'web/examselect',
    press: async ({ press, until }) => {
      await press('article button', '选择');
      await until(`window.shown('${DAYS}', '')`);
    },
  },
  {
    name: 'day',
    from: ({ centerId, month }) => `web/examselect?center=${centerId}&month=${month}`,
    press: async ({ press, until }) => {
      await press('[role=grid] button[data-day]:not([aria-disabled])');
      await until(`document.querySelector('input[name=segment]')`);
    },
  },
  {
    name: 'month',
    from: ({ centerId, month }) => `web/examselect?center=${centerId}&month=${month}`,
    press: async ({ press, until }) => {
      await until(`window.shown('${DAYS}', '')`);
      await press('button', '下个月');
    },
  },
  {
    name: 'package',
    from: () => 'web/examset',
    press: ({ press }) => press('main input[type=radio]:not(:checked)'),
  },
];

/** The longest wait from this press to the next picture, in ms. */
export async function timePress(devTools: DevTools, url: string, press: Press, visitor: Visitor): Promise<number> {
  const phone = await openPhone(devTools, visitor.storageState);
  try {
    await phone.visit(`${url}/v2/${press.from(visitor)}`);
    await press.press(phone);
    return (await phone.seen()).slowest;
  } finally {
    await phone.close();
  }
}
