import { useId, useState, type FormEvent } from 'react';
import { ALONE_HOURS, MOST_FEN_ALONE, MOST_PIECES_ALONE } from '#contract/ops/alone';
import { MOST_POINTS, MOST_REASON } from '#contract/ops/points';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { useTellAsked } from '../kit/use-tell-asked.ts';
import { countText } from './columns.tsx';
import { ChoosePerson, type Chosen } from './ChoosePerson.tsx';
import { pointsText } from './text.ts';

export interface GrantDialogProps {
  /** The person it is for, where that is known. */
  to?: Chosen;
  onClose: () => void;
}

const NOTHING = { points: '', reason: '', reasonEn: '', expiresOn: '' };

/** Points for one person; typed text stays when it is refused. */
export function GrantDialog({ to, onClose }: GrantDialogProps) {
  const words = useText(pointsText);
  const tellAsked = useTellAsked();
  const language = useLocale();
  const formId = useId();
  const grant = useSubmit('OpsPointsGrant', { handles: () => true });
  const [chosen, setChosen] = useState(to);
  const [typed, setTyped] = useState(NOTHING);
  const [asked, setAsked] = useState(false);
  const field = (name: keyof typeof NOTHING) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const wrong = problemsOf(typed);
  const error = (name: keyof typeof wrong) => (asked && wrong[name] ? words.need[name] : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!chosen || Object.values(wrong).some(Boolean)) return;
    const { companyId, person } = chosen;
    const payload = { ...typed, companyId, personGuid: person.personGuid, points: Number(typed.points) };
    const reply = await grant.mutateAsync(payload).catch(() => undefined);
    if (!reply) return;
    onClose();
    if (reply.approvalId) return tellAsked();
    toast(words.granted(countText(payload.points), countText(reply.balance)));
  };
  return (
    <Dialog
      open
      wide
      onClose={grant.isPending ? () => undefined : onClose}
      title={words.grantTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={grant.isPending} busyText={words.working}>
            {words.grant}
          </Button>
        </>
      }
    >
      {/* a search is a form of its own */}
      <div className="mb-4 grid grid-cols-1 gap-4 text-ink">
        <p className="text-ink-2">
          {words.alone(String(ALONE_HOURS), String(MOST_PIECES_ALONE), priceText(MOST_FEN_ALONE))}
        </p>
        {grant.error && (
          <Alert tone="bad" live="assertive">
            {sentence(grant.error, language)}
          </Alert>
        )}
        <ChoosePerson chosen={chosen} fixed={to !== undefined} missing={asked && !chosen} onChoose={setChosen} />
      </div>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4 text-ink">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <TextField
            {...field('points')}
            label={words.points}
            hint={words.pointsHint(countText(MOST_POINTS))}
            error={error('points')}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
          />
          <TextField
            {...field('expiresOn')}
            type="date"
            label={words.expiresOn}
            hint={words.expiresHint}
            error={error('expiresOn')}
          />
        </div>
        <TextField
          {...field('reason')}
          label={words.reason}
          hint={words.reasonHint}
          error={error('reason')}
          maxLength={MOST_REASON}
          autoComplete="off"
        />
        <TextField
          {...field('reasonEn')}
          label={words.reasonEn}
          optionalMark={words.optional}
          maxLength={2 * MOST_REASON}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}

const problemsOf = ({ points, reason, expiresOn }: typeof NOTHING) => ({
  points: !/^[1-9]\d{0,6}$/.test(points) || Number(points) > MOST_POINTS,
  reason: reason.trim().length < 2,
  expiresOn: expiresOn === '',
});
