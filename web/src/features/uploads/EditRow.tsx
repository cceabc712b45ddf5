import { Trash2, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { lackOf, pairOf, type RowLack } from '#contract/rules/reading';
import { plainText } from '#contract/rules/uploaded-row';
import type { UploadRow } from '#contract/schemas/uploaded';
import { send } from '../../api/send.ts';
import { PdfPart } from '../../parts/pdf/PdfPart.tsx';
import type { PdfDocument } from '../../parts/pdf/use-pdf.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useRowName } from './RowView.tsx';
import { ValueField } from './ValueField.tsx';
import { uploadsText } from './text.ts';
import type { Change } from './use-upload.ts';

interface EditRowProps {
  /** Undefined: one more, by hand. */
  row: UploadRow | undefined;
  pdf: PdfDocument | undefined;
  say: (rows: Change[]) => Promise<readonly UploadRow[] | undefined>;
  isBusy: boolean;
  onDone: (state: UploadRow['state']) => void;
  onClose: () => void;
}

/** Under which field it is said. */
const FIELD_OF = {
  indicator: 'indicator',
  value: 'value',
  pair: 'value',
  single: 'value',
  range: 'range',
  pairRange: 'range',
} as const satisfies Record<RowLack, string>;
/** Typed text is kept this long after the last key. */
const KEEP_MS = 900;

/** A row under correction, with the picture of its line. Typed text is kept as it is typed, unconfirmed. */
export function EditRow({ row, pdf, say, isBusy, onDone, onClose }: EditRowProps) {
  const words = useText(uploadsText);
  const pick = usePick();
  const id = useId();
  const name = useRowName(row);
  const [draft, setDraft] = useState({
    ...{ code: row?.code ?? '', value: row?.value ?? '', unit: row?.unit ?? '', range: row?.range ?? '' },
  });
  const [indicator, setIndicator] = useState(row?.code ? name : '');
  const [lack, setLack] = useState<RowLack>();
  const first = useRef<HTMLInputElement>(null);
  const isKept =
    row !== undefined &&
    draft.code === row.code &&
    draft.value === row.value &&
    draft.unit === row.unit &&
    draft.range === row.range;
  const keep = (): void => {
    if (row && !isKept) void say([{ row: row.row, ...draft, state: 'open' }]);
  };
  const keepTyped = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => keepTyped(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => first.current?.focus(), []);
  const set = (change: Partial<typeof draft>): void => {
    setDraft((old) => ({ ...old, ...change }));
    setLack(undefined);
  };
  const finish = async (state: 'confirmed' | 'dropped'): Promise<void> => {
    const missing = state === 'confirmed' ? lackOf(draft) : undefined;
    setLack(missing);
    if (missing) return document.getElementById(`${id}-${FIELD_OF[missing]}`)?.focus();
    if (await say([{ row: row?.row ?? 0, ...draft, state }])) onDone(state);
  };
  const search = async (text: string, signal: AbortSignal) =>
    (await send('SearchIndicators', { text, pageSize: 8 }, { signal })).rows.map((hit) => ({
      ...{
        value: hit.code,
        label: pick(hit.name.zh, hit.name.en),
        note: [hit.abbreviation, hit.unit].filter(Boolean).join(' · '),
      },
    }));
  const errorFor = (field: string) => (lack && FIELD_OF[lack] === field ? words.lacks[lack] : undefined);
  const needsIndicator = !row?.code || row.doubts.includes('nameUnsure');
  return (
    <li
      className="grid gap-3 border-t border-line bg-brand-50 px-4 py-4 mark-start md:px-5"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || keep()}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">{row ? name : words.add}</p>
          <p className="text-x text-ink-2">
            {row && row.page > 0 ? [row.code, words.page(row.page)].filter(Boolean).join(' · ') : words.typed}
          </p>
        </div>
        <IconButton label={words.close} size="inside" onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      {needsIndicator && (
        <Combobox
          id={`${id}-indicator`}
          label={words.indicator}
          hint={words.indicatorHint}
          value={indicator}
          minLength={1}
          maxLength={40}
          texts={words.found}
          search={search}
          error={errorFor('indicator')}
          onChange={(text) => {
            setIndicator(text);
            set({ code: '' });
          }}
          onPick={({ value, label }) => {
            setIndicator(label);
            const pair = pairOf(value);
            set({ code: value, ...(pair && draft.unit === '' && { unit: pair.unit }) });
          }}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-[12rem_7rem_minmax(0,1fr)]">
        <ValueField
          id={`${id}-value`}
          ref={first}
          code={draft.code}
          value={draft.value}
          error={errorFor('value')}
          onChange={(value) => set({ value })}
        />
        <TextField
          id={`${id}-unit`}
          label={words.columns.unit}
          value={draft.unit}
          maxLength={24}
          onChange={(event) => set({ unit: event.target.value })}
        />
        <TextField
          id={`${id}-range`}
          className="max-md:col-span-2"
          label={words.columns.range}
          value={draft.range}
          maxLength={60}
          error={errorFor('range')}
          onChange={(event) => set({ range: event.target.value })}
        />
      </div>
      {row && <Line row={row} pdf={pdf} />}
      {row && <Doubts row={row} />}
      <div className="flex gap-2">
        <Button variant="primary" busy={isBusy} className="max-md:flex-1" onClick={() => void finish('confirmed')}>
          {words.confirm}
        </Button>
        {row && (
          <IconButton
            label={words.dropOf(name)}
            className="border border-n-300 bg-white"
            onClick={() => void finish('dropped')}
          >
            <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
    </li>
  );
}

/** A little more than the line itself, so that its neighbours are seen to be others. */
const AROUND = 0.006;

function Line({ row, pdf }: { row: UploadRow; pdf: PdfDocument | undefined }) {
  const words = useText(uploadsText);
  const { name, value, unit, range, flag } = row.printed;
  const text = [name, value, flag, unit, range].filter(Boolean).join('  ');
  if (!row.box || !pdf) return text ? <p className="text-c text-ink-2">{words.printedAs(text)}</p> : null;
  const { x, y, width, height } = row.box;
  const left = Math.max(0, x - AROUND);
  const top = Math.max(0, y - AROUND);
  const part = {
    ...{ x: left, y: top, width: Math.min(1 - left, width + 2 * AROUND) },
    height: Math.min(1 - top, height + 2 * AROUND),
  };
  return (
    <PdfPart
      document={pdf}
      page={row.page}
      part={part}
      mark={row.mark}
      scale={3}
      label={words.lineOf(text)}
      failed={words.printedAs(text)}
      className="overflow-hidden rounded-tag border border-n-300 bg-white"
    />
  );
}

function Doubts({ row }: { row: UploadRow }) {
  const words = useText(uploadsText);
  const { printed, value, unit, doubts } = row;
  const isRespelled = printed.unit !== '' && plainText(printed.unit) !== plainText(unit) && !doubts.includes('unit');
  const notes = [
    ...doubts.map((doubt) => (doubt === 'digits' ? words.readAs(printed.value, value) : words.doubts[doubt])),
    ...(isRespelled ? [words.sameUnit(printed.unit, unit)] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <p className="flex gap-1.5 text-c">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none text-warn" />
      <span>{notes.join(' ')}</span>
    </p>
  );
}
