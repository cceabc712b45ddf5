import type { Bilingual } from '#contract/language';
import { usePick } from '../../platform/locale.ts';

/** A text of the encyclopedia: lines are paragraphs, those that begin with "- " a list. */
export function Prose({ heading, text }: { heading: string; text: Bilingual }) {
  const pick = usePick();
  const lines = pick(text.zh, text.en).split('\n').filter(Boolean);
  const items = lines.filter((line) => line.startsWith('- '));
  const paragraphs = lines.filter((line) => !line.startsWith('- '));
  if (lines.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-s">{heading}</h2>
      {paragraphs.map((line) => (
        <p key={line} className="mb-2">
          {line}
        </p>
      ))}
      {items.length > 0 && (
        <ul className="list-disc pl-5">
          {items.map((line) => (
            <li key={line} className="mb-1">
              {line.slice(2)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
