import { useState } from 'react';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { areCodes, codesIn } from './codes.ts';
import { companiesText } from './text.ts';
import type { StoredCompany } from './versions/use-draft.ts';

/** The codes people may type; they are no part of the draft and count at once. */
export function CodesCard({ stored, onReload }: { stored: StoredCompany; onReload: () => Promise<void> }) {
  const words = useText(companiesText);
  const { companyId, code, codes: seen } = stored;
  const others = seen.filter((each) => each !== code).join(', ');
  const [typed, setTyped] = useState(others);
  const [asking, setAsking] = useState(false);
  const save = useSubmit('OpsCompanyCodes', { handles: () => true });
  const codes = [...new Set([code, ...codesIn(typed)])];
  const isRight = areCodes(codes);
  const submit = async (reason: string): Promise<void> => {
    const reply = await save.mutateAsync({ companyId, codes, seen, reason }).catch(() => undefined);
    if (!reply) return;
    setAsking(false);
    toast(words.codesSaved);
    await onReload();
  };
  return (
    <Card title={words.codes}>
      <div className="grid max-w-180 grid-cols-1 gap-4">
        <p>{words.ownCode(code)}</p>
        <TextField
          label={words.otherCodes}
          hint={words.otherCodesHint}
          maxLength={160}
          value={typed}
          error={isRight ? undefined : words.needCode}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button
            onClick={() => isRight && setAsking(true)}
            aria-disabled={!isRight || codes.toSorted().join() === seen.toSorted().join() || undefined}
          >
            {words.saveCodes}
          </Button>
        </div>
      </div>
      {asking && (
        <ReasonDialog
          title={words.codesTitle}
          text={words.codesText}
          action={words.saveCodes}
          busy={save.isPending}
          failure={save.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
