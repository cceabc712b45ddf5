import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadRow } from '#contract/schemas/uploaded';
import { PdfPart } from '../../parts/pdf/PdfPart.tsx';
import type { PdfDocument } from '../../parts/pdf/use-pdf.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { IndicatorField } from './IndicatorField.tsx';
import { opsUploadsText } from './text.ts';

export type Correction = Pick<UploadRow, 'value' | 'unit' | 'range'> & Partial<Pick<UploadRow, 'code' | 'name'>>;

interface ReviewRowProps {
  row: UploadRow;
  pdf: UseQueryResult<PdfDocument>;
  correction: Correction | undefined;
  onCorrect: (change: Partial<Correction>) => void;
}

/** The person's decisions stand; the rest can be corrected by the original. */
export function ReviewRow({ row, pdf, correction, onCorrect }: ReviewRowProps) {
  const words = useText(opsUploadsText);
  const pick = usePick();
  const [isShown, setShown] = useState(row.state === 'open' && row.doubts.length > 0);
  const name = pick(row.name.zh, row.name.en) || row.printed.name || words.unknown;
  const { value, unit, range } = correction ?? row;
  const isNamed = row.code !== '' && !row.doubts.includes('nameUnsure');
  const printed = Object.values(row.printed).filter(Boolean).join('  ');
  return (
    <li className="rounded-control border border-line p-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <b>{name}</b>
        <span className="text-x text-ink-3">{row.code}</span>
        {row.state !== 'open' && (
          <Tag tone={row.state === 'confirmed' ? 'ok' : 'mute'}>
            {row.state === 'confirmed' ? words.confirmed : words.dropped}
          </Tag>
        )}
        {row.doubts.map((doubt) => (
          <Tag key={doubt} tone="warn">
            {words.doubts[doubt]}
          </Tag>
        ))}
      </div>
      {row.state === 'open' && !isNamed && (
        <IndicatorField
          label={words.indicatorOf(name)}
          code={correction?.code ?? row.code}
          name={correction?.name ?? row.name}
          onChange={(picked) => onCorrect(picked)}
        />
      )}
      {row.state === 'open' ? (
        <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
          <TextField
            label={words.value}
            aria-label={words.valueOf(name)}
            value={value}
            maxLength={40}
            onChange={(event) => onCorrect({ value: event.target.value })}
          />
          <TextField
            label={words.unit}
            aria-label={words.unitOf(name)}
            value={unit}
            maxLength={24}
            onChange={(event) => onCorrect({ unit: event.target.value })}
          />
          <TextField
            label={words.range}
            aria-label={words.rangeOf(name)}
            value={range}
            maxLength={60}
            onChange={(event) => onCorrect({ range: event.target.value })}
          />
        </div>
      ) : (
        <p className="text-label text-ink-2">{[row.value, row.unit, row.range].filter(Boolean).join(' · ')}</p>
      )}
      {row.box && (
        <div className="mt-2">
          {isShown ? (
            <PrintedLine pdf={pdf} row={row} box={row.box} label={words.line(printed)} failed={words.notDrawn} />
          ) : (
            <Button size="sm" variant="text" aria-label={words.showOf(name)} onClick={() => setShown(true)}>
              {words.show}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface PrintedLineProps {
  pdf: UseQueryResult<PdfDocument>;
  row: UploadRow;
  box: NonNullable<UploadRow['box']>;
  label: string;
  failed: string;
}

/** Holds its place while the file is on its way: a button there would vanish under the pointer when it comes. */
function PrintedLine({ pdf, row, box, label, failed }: PrintedLineProps) {
  if (pdf.isError) return <p className="text-c text-ink-2">{failed}</p>;
  if (!pdf.data) return <Skeleton shape="block" className="h-10 w-full" />;
  return (
    <PdfPart
      document={pdf.data}
      page={row.page}
      part={box}
      mark={row.mark}
      scale={3}
      label={label}
      failed={failed}
      className="overflow-hidden rounded-tag border border-n-300 bg-white"
    />
  );
}
