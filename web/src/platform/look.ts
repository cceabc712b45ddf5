import { showCare } from './care.ts';
import { lookAhead } from './clock.ts';
import { readInjectedFace, visited } from './face.ts';
import { locale } from './locale.ts';
import { session } from './session.ts';
import { showTheme } from './theme.ts';

/** The look of a page besides its content: colours, large letters, language. */
export function showLook(): void {
  showTheme();
  showCare();
  lookAhead(session.get().look?.aheadDays ?? 0);
  document.documentElement.lang = locale() === 'en-us' ? 'en' : 'zh-CN';
}

/** Before anything is drawn. */
export function showFirstLook(): void {
  visited.set({ face: readInjectedFace() });
  showLook();
}
