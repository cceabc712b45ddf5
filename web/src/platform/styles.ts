/** Time enough for the page to be usable first. */
const WAIT_MS = 1_500;

let sheet: Promise<HTMLLinkElement | undefined> | undefined;

/**
 * The page one arrives on comes with the styles it needs and a hint where all of them are (scripts/build.mjs). Whatever
 * is loaded later needs them all. A page without the hint has them from the start.
 */
export async function allStyles(): Promise<void> {
  const link = await fetched();
  if (link) link.media = 'all';
}

/**
 * Also for those who stay where they arrived: the next step is then not slower than it was. Fetched, and worn by whatever
 * needs them: a page that is there already would be styled anew for nothing.
 */
export const fetchStylesSoon = (): void => void setTimeout(() => void fetched().catch(() => {}), WAIT_MS);

function fetched(): Promise<HTMLLinkElement | undefined> {
  sheet ??= load().catch((error: unknown) => {
    sheet = undefined;
    throw error;
  });
  return sheet;
}

async function load(): Promise<HTMLLinkElement | undefined> {
  const hint = document.querySelector<HTMLMetaElement>('meta[name=all-styles]');
  if (!hint) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'print';
  link.crossOrigin = '';
  link.href = hint.content;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('the style sheet did not arrive'));
    });
    document.head.append(link);
  });
}
