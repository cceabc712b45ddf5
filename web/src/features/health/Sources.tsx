import type { Bilingual } from '#contract/language';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { healthText } from './text.ts';

/** Where it is from, since when it says so, and that it is no diagnosis. */
export function Sources({ sources, publishedAt }: { sources: readonly Bilingual[]; publishedAt: string }) {
  const words = useText(healthText);
  const pick = usePick();
  const language = useLocale();
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-s">{words.sources}</h2>
      <ol className="text-c text-ink-2">
        {sources.map((source, at) => (
          <li key={source.zh}>
            [{at + 1}] {pick(source.zh, source.en)}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-c text-ink-2">{words.updated(formatDay(publishedAt, language, { weekday: false }))}</p>
    </section>
  );
}
