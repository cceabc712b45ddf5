import { titleIn, useLocale, useText } from '../platform/locale.ts';
import { routeEntry, type RoutePath } from '../platform/route-table.ts';
import { appText } from '../platform/text.ts';
import { useLasting } from '../ui/overlay/delayed-loading.ts';
import { Button } from '../ui/form/Button.tsx';

const WORDS_AFTER_MS = 1000;
const RETRY_AFTER_MS = 15_000;

/** While the file of the next page is on its way: that it comes, what it is, and in the end a way to ask for it again. */
export function Coming({ route }: { route: RoutePath }) {
  const words = useText(appText);
  const language = useLocale();
  const said = words.opening(titleIn(routeEntry(route).title, language));
  const isSlow = useLasting(true, WORDS_AFTER_MS);
  const isLate = useLasting(true, RETRY_AFTER_MS);
  return (
    <div className="fixed inset-x-0 top-0 z-40">
      <div role="progressbar" aria-label={said} className="h-1 overflow-hidden bg-brand-200">
        <div className="h-full w-1/3 animate-sweep bg-brand-line motion-reduce:w-full forced-colors:bg-[Highlight]" />
      </div>
      <div role="status" className="px-4">
        {isSlow && (
          <div className="mx-auto mt-2 flex w-fit max-w-full animate-fade flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-white px-4 py-2 text-label shadow-3">
            <span>
              {said}
              {isLate && <span className="block text-c text-warn">{words.pageLate}</span>}
            </span>
            {isLate && (
              // the browser answers for a file that was asked for already: only a page loaded anew asks again
              <Button size="sm" onClick={() => location.reload()}>
                {words.tryAgain}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
