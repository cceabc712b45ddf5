import { asFailure } from '../../api/exchange.ts';
import { reactionTo } from '../../api/faults.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { locale, textsIn } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';
import { operatorSession } from '../session.ts';
import { endSession } from './end-session.ts';

/** The console's answer to a failure that no screen has dealt with. */
async function report(error: unknown): Promise<void> {
  const reaction = reactionTo(asFailure(error), locale());
  if (reaction.kind === 'nothing') return;
  if (reaction.kind === 'expired') return endSession('expired');
  const words = textsIn(appText, locale());
  const close = { value: 'ok', label: words.ok, tone: 'primary' } as const;
  await dialogs.ask({ title: reaction.title, text: reaction.text, actions: [close] });
}

export const client = createQueryClient({
  // Lists change under many hands: a second look asks again.
  staleMs: 2_000,
  report,
  tokens: { get: () => operatorSession.get()?.token, subscribe: operatorSession.subscribe },
});
