import { useText } from '../../platform/locale.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { signOnText } from './text.ts';

/** Values to be copied to another system. */
export function Given({ title, rows }: { title?: string; rows: Record<string, string> }) {
  const words = useText(signOnText);
  return (
    <section className="grid gap-2 rounded-control border border-line bg-n-25 px-4 py-3">
      {title && <h3 className="text-label font-semibold">{title}</h3>}
      {Object.entries(rows).map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0">
            <span className="block text-c text-ink-2">{label}</span>
            <code className="text-c break-all">{value}</code>
          </span>
          <CopyButton text={value} label={words.copy} doneLabel={words.copied} />
        </div>
      ))}
    </section>
  );
}
