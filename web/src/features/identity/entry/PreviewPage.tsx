import { useEffect, useState } from 'react';
import { asFailure, send } from '../../../api/send.ts';
import { sentence } from '../../../api/faults.ts';
import { loadCompany } from '../../../parts/company/load-company.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { session } from '../../../platform/session.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { previewText } from './preview-text.ts';

/**
 * The console's ticket behind the `#`, which no server and no log is sent; it is out of the address before it is used.
 */
function takeTicket(): string {
  const ticket = location.hash.slice(1);
  if (ticket) history.replaceState(history.state, '', location.pathname);
  return ticket;
}

let opening: Promise<void> | undefined;

async function open(ticket: string): Promise<void> {
  const { user, look } = await send('EnterPreview', { ticket });
  session.enterPreview(user, look);
  await loadCompany();
}

/** /preview: opens what the console has prepared, or says that it is over. */
export function PreviewPage() {
  const words = useText(previewText);
  const language = useLocale();
  const [ticket] = useState(takeTicket);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!ticket) return;
    // a ticket opens once, and effects run twice while one develops
    opening ??= open(ticket);
    opening.then(
      () => go(pathTo('/web/home'), { replace: true }),
      (error: unknown) => setFailed(sentence(asFailure(error), language)),
    );
  }, [ticket, language]);
  const isOver = !ticket || failed !== undefined;
  return (
    <main id="main" tabIndex={-1} data-frame="bare" className="mx-auto max-w-160 px-6 py-16">
      <h1 tabIndex={-1} className="text-d">
        {isOver ? words.over : words.opening}
      </h1>
      {failed && (
        <div className="mt-4">
          <Alert tone="bad" live="assertive">
            {failed}
          </Alert>
        </div>
      )}
      {isOver ? (
        <p className="mt-4 text-ink-2">{words.overText}</p>
      ) : (
        <p role="status" className="mt-4 flex items-center gap-3 text-ink-2">
          <Spinner />
          {words.openingText}
        </p>
      )}
    </main>
  );
}
