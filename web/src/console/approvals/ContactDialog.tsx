import { useState } from 'react';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ChooseCompany } from '../kit/ChooseCompany.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { approvalsText } from './text.ts';

export interface ContactDialogProps {
  /** Whom it is about, where a page has the person open. */
  person?: { companyId: number; personGuid: string };
  onClose: () => void;
}

const NEW = ['phone', 'email', 'loginName', 'idNumber'] as const;

/** Asks for another phone, e-mail, login or ID of a person who cannot change them; an administrator decides. */
export function ContactDialog({ person, onClose }: ContactDialogProps) {
  const { contact: words } = useText(approvalsText);
  const asking = useSubmit('OpsContactChange', { handles: () => true });
  const [typed, setTyped] = useState({
    ...{ company: '', employeeNo: '', phone: '', email: '', loginName: '', idNumber: '' },
  });
  const [isMissing, setMissing] = useState(false);
  const field = (name: 'employeeNo' | (typeof NEW)[number]) => ({
    label: words[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (reason: string) => {
    const { company, employeeNo, ...wish } = typed;
    const isNothing = NEW.every((name) => !wish[name].trim());
    const lacks = isNothing || (!person && (!company || !employeeNo.trim()));
    setMissing(lacks);
    if (lacks) return;
    asking.mutate(
      { ...(person ?? { companyId: Number(company), employeeNo }), ...wish, reason },
      {
        onSuccess: () => {
          onClose();
          toast(words.asked);
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      action={words.ask}
      busy={asking.isPending}
      failure={asking.error}
      before={
        <>
          {!person && (
            <>
              <ChooseCompany value={typed.company} onChange={(company) => setTyped({ ...typed, company })} />
              <TextField {...field('employeeNo')} maxLength={40} error={isMissing ? words.missing : undefined} />
            </>
          )}
          <TextField {...field('phone')} inputMode="tel" error={isMissing && person ? words.nothing : undefined} />
          <TextField {...field('email')} inputMode="email" />
          <TextField {...field('loginName')} maxLength={60} autoComplete="off" />
          <TextField {...field('idNumber')} maxLength={40} autoComplete="off" />
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
