/** Time enough for the page to be usable first. */
const WAIT_MS = 1_500;

let coming: Promise<void> | undefined;

/**
 * The page one arrives on comes with the styles it needs and a hint where all of them are (scripts/build.mjs). Whatever
 * is loaded later needs them all. A page without the hint has them from the start.
 */
export function allStyles(): Promise<void> {
  coming ??= load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Also for those who stay where they arrived: the next step is then not slower than it was. */
export const fetchStylesSoon = (): void => void setTimeout(() => void allStyles().catch(() => {}), WAIT_MS);

async function load(): Promise<void> {
  const hint = document.querySelector<HTMLMetaElement>('meta[name=all-styles]');
  if (!hint) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.crossOrigin = '';
  sheet.href = hint.content;
  await new Promise<void>((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => reject(new Error('the style sheet did not arrive')));
    document.head.append(sheet);
  }).catch((error: unknown) => {
    sheet.remove();
    throw error;
  });
}
