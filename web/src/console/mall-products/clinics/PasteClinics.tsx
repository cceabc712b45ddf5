import { useState } from 'react';
import { MOST_CLINICS } from '#contract/rules/clinic';
import { useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { useCall } from '../../api/use-call.ts';
import type { ClinicDraft } from './clinic-form.ts';
import { clinicsText } from './clinics-text.ts';
import { pasteClinics } from './paste-clinics.ts';

const SHOWN_PROBLEMS = 10;

export interface PasteClinicsProps {
  /** Kept outside: text closed by mistake is there again. */
  text: string;
  onText: (text: string) => void;
  /** How many there are already. */
  count: number;
  onAdd: (clinics: ClinicDraft[]) => void;
  onClose: () => void;
}

/** Many clinics at once, copied from a sheet; they are added when every line can be. */
export function PasteClinics({ text, onText, count, onAdd, onClose }: PasteClinicsProps) {
  const words = useText(clinicsText);
  const cities = useCall('OpsClinicCities', {}).data?.cities ?? [];
  const [problems, setProblems] = useState<string[]>([]);
  const add = () => {
    const { clinics, wrong } = pasteClinics(text, cities);
    const said = { ...words.problems, cityId: words.unknownCity };
    const found = wrong.map(({ line, field }) => words.wrongLine(line, said[field]));
    if (clinics.length === 0) found.push(words.nothingPasted);
    if (count + clinics.length > MOST_CLINICS) found.push(words.tooMany(MOST_CLINICS));
    setProblems(found);
    if (found.length === 0) onAdd(clinics);
  };
  const more = problems.length - SHOWN_PROBLEMS;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.paste}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" guardMs={0} onClick={add}>
            {words.addPasted}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        {problems.length > 0 && (
          <Alert tone="bad" live="assertive">
            <ul>
              {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {more > 0 && <li>{words.moreWrong(more)}</li>}
            </ul>
          </Alert>
        )}
        <TextArea
          label={words.pasted}
          hint={words.pastedHint}
          rows={8}
          wrap="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
