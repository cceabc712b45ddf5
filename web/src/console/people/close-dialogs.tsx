import { useState } from 'react';
import { dayInShanghai } from '#contract/rules/day';
import { DISABLE_KINDS } from '#contract/values/ops/people';
import { now } from '../../platform/clock.ts';
import { useText } from '../../platform/locale.ts';
import { RadioChips } from '../../ui/form/RadioChips.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { asSeen, type PersonDialogProps } from './person-look.ts';
import { peopleText } from './text.ts';

/** Closes the account at once; the kind of reason is told to the person, the note is for colleagues. */
export function DisableDialog({ person, onClose }: PersonDialogProps) {
  const words = useText(peopleText);
  const [kind, setKind] = useState<(typeof DISABLE_KINDS)[number]>('phoneOfAnother');
  return (
    <ChangeWithReason
      call="OpsPersonDisable"
      payload={{ ...asSeen(person), kind }}
      title={words.disableTitle}
      text={words.disableText}
      action={words.disable}
      done={({ ended }) => words.disableDone(ended)}
      danger
      before={
        <RadioChips
          legend={words.disableKind}
          items={DISABLE_KINDS.map((value) => ({ value, label: words.disableKinds[value] }))}
          value={kind}
          onChange={setKind}
        />
      }
      onClose={onClose}
    />
  );
}

/** Notes the last day; the employee number is typed again, so that no other person is meant. */
export function LeaveDialog({ person, onClose }: PersonDialogProps) {
  const words = useText(peopleText);
  const [lastDay, setLastDay] = useState(() => person.lastDay ?? dayInShanghai(new Date(now())));
  const [employeeNo, setEmployeeNo] = useState('');
  return (
    <ChangeWithReason
      call="OpsPersonLeave"
      payload={{ ...asSeen(person), lastDay, employeeNo }}
      title={words.leaveTitle}
      text={
        <ul className="grid list-disc gap-1 pl-5">
          {words.leaveFate.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      action={words.leave}
      done={words.leaveDone}
      danger
      before={
        <>
          <TextField
            type="date"
            label={words.lastDay}
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
          <TextField
            label={words.typeAgain}
            autoComplete="off"
            maxLength={40}
            value={employeeNo}
            onChange={(event) => setEmployeeNo(event.target.value)}
          />
        </>
      }
      onClose={onClose}
    />
  );
}
