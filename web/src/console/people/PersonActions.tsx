import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { OpsPerson } from '#contract/ops/people';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ContactDialog } from '../approvals/ContactDialog.tsx';
import { AccountDialog, type AccountChange } from './AccountDialog.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DisableDialog, LeaveDialog } from './close-dialogs.tsx';
import { named } from './person-look.ts';
import { peopleText } from './text.ts';

type Action = 'correct' | 'contact' | 'disable' | 'leave' | AccountChange;
const ACCOUNT: readonly string[] = ['link', 'enable', 'appoint', 'withdraw'] satisfies AccountChange[];
const isAccountChange = (action: Action): action is AccountChange => ACCOUNT.includes(action);

export interface PersonActionsProps {
  person: OpsPerson;
  /** Another operator was faster: the new state is asked for. */
  onOutdated: () => void;
}

/** The possible actions on a person now; an impossible one says why. */
export function PersonActions({ person, onOutdated }: PersonActionsProps) {
  const words = useText(peopleText);
  const [doing, setDoing] = useState<Action>();
  const done = () => setDoing(undefined);
  const { linkRefused, isCompanys } = person.account;
  const isClosed = person.state === 'disabled' || person.state === 'left';
  const canReopen = isClosed || person.lastDay !== null;
  const button = (action: Action, label: string, disabledBy?: string) => (
    <Button size="sm" disabledBy={disabledBy} onClick={() => setDoing(action)}>
      {label}
    </Button>
  );
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={<Pencil aria-hidden="true" size={16} />}
        onClick={() => setDoing('correct')}
      >
        {words.correct}
      </Button>
      {!isCompanys && button('contact', words.contact)}
      {button('link', words.link, linkRefused ? 'person-refusals' : undefined)}
      {person.state !== 'disabled' && button('disable', words.disable)}
      {!isClosed && button('leave', words.leave)}
      {canReopen && button('enable', words.enable)}
      {person.isHr && button('withdraw', words.withdraw)}
      {!person.isHr && !isClosed && button('appoint', words.appoint)}
      {linkRefused && (
        <p id="person-refusals" className="col-span-2 w-full text-x text-ink-3">
          {`${words.link}：${linkRefused.text}`}
        </p>
      )}
      {doing === 'correct' && <CorrectDialog {...{ person, onOutdated }} onClose={done} />}
      {doing === 'contact' && <ContactDialog person={named(person)} onClose={done} />}
      {doing === 'disable' && <DisableDialog person={person} onClose={done} />}
      {doing === 'leave' && <LeaveDialog person={person} onClose={done} />}
      {doing && isAccountChange(doing) && <AccountDialog person={person} change={doing} onClose={done} />}
    </>
  );
}
