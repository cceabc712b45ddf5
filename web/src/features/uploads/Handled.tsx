import { Lock } from 'lucide-react';
import type { UploadRow } from '#contract/schemas/uploaded';
import { useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { uploadsText } from './text.ts';
import { isUnclear } from './use-upload.ts';

/** How many rows have been decided. */
export function Handled({ rows }: { rows: readonly UploadRow[] }) {
  const words = useText(uploadsText);
  const confirmed = rows.filter(({ state }) => state === 'confirmed').length;
  const dropped = rows.filter(({ state }) => state === 'dropped').length;
  const open = rows.length - confirmed - dropped;
  const share = (count: number): string => `${(count / rows.length) * 100}%`;
  const text = words.handled(confirmed + dropped, rows.length);
  return (
    <Card className="!py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b role="status">{text}</b>
        <p className="flex items-center gap-1 text-c text-ink-2">
          <Lock aria-hidden="true" size={16} strokeWidth={1.75} />
          {words.notEntering}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={words.handledLabel}
        aria-valuemin={0}
        aria-valuemax={rows.length}
        aria-valuenow={confirmed + dropped}
        aria-valuetext={text}
        className="my-2.5 flex h-2 overflow-hidden rounded-full bg-n-100 forced-colors:border"
      >
        <div style={{ width: share(confirmed) }} className="h-full bg-ok forced-colors:bg-[Highlight]" />
        <div style={{ width: share(dropped) }} className="h-full bg-n-400 forced-colors:bg-[GrayText]" />
      </div>
      <p className="flex flex-wrap gap-x-4 text-c text-ink-2">
        <span>{words.counts(confirmed, dropped)}</span>
        <span>{words.left(open, rows.filter(isUnclear).length)}</span>
      </p>
    </Card>
  );
}
