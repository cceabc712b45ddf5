import { useId, useState } from 'react';
import { sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/exchange.ts';
import { SHEET_ACCEPT } from '../../parts/files/sheet-files.ts';
import { locale, usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { send, type OpsReply, upload } from '../api/send.ts';
import { cardsText } from './text.ts';

const MOST_SHOWN = 20;

export interface PeopleSheetProps {
  company: string;
  sheet: string;
  onChange: (sheet: string) => void;
  /** The dry run's words, where people get something other than a card. */
  checked?: (people: number, errors: number) => string;
}

/** Who gets a card: pasted or from a file, and looked at before anything is done. */
export function PeopleSheet({ company, sheet, onChange, checked }: PeopleSheetProps) {
  const words = useText(cardsText);
  const told = checked ?? words.checked;
  const pick = usePick();
  const fileId = useId();
  const [found, setFound] = useState<OpsReply<'OpsCardSheet'>>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (next: string) => {
    setFound(undefined);
    onChange(next);
  };
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(sentence(asFailure(error), locale()));
    } finally {
      setBusy(false);
    }
  }
  // the server reads it: a workbook and a CSV file are then the same lines
  const read = (file: File | undefined): Promise<void> =>
    attempt(async () => {
      if (file) change((await upload('OpsCardSheetText', {}, file, { idempotencyKey: crypto.randomUUID() })).sheet);
    });
  async function check(): Promise<void> {
    if (!company || !sheet.trim()) return setProblem(words.missing);
    await attempt(async () => setFound(await send('OpsCardSheet', { companyId: Number(company), sheet })));
  }
  return (
    <div className="grid gap-3">
      <TextArea
        label={words.sheet}
        hint={words.sheetHint}
        rows={5}
        value={sheet}
        onChange={(event) => change(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={fileId} className="text-c text-ink-2">
          {words.file}
        </label>
        <input
          id={fileId}
          type="file"
          accept={`${SHEET_ACCEPT},.txt,text/plain`}
          className="min-w-0 flex-1 text-c"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <Button size="sm" busy={busy} onClick={() => void check()}>
          {words.check}
        </Button>
      </div>
      {problem && (
        <Alert tone="bad" live="assertive">
          {problem}
        </Alert>
      )}
      {found && (
        <Alert tone={found.errors.length > 0 ? 'warn' : 'ok'} live="polite">
          <p>{told(found.people, found.errors.length)}</p>
          <ul>
            {found.errors.slice(0, MOST_SHOWN).map(({ row, value, message }) => (
              <li key={row}>{words.row(row, value, pick(message.zh, message.en))}</li>
            ))}
          </ul>
          {found.errors.length > MOST_SHOWN && <p>{words.moreErrors(found.errors.length - MOST_SHOWN)}</p>}
        </Alert>
      )}
    </div>
  );
}
