import { useState } from 'react';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ChooseCompany } from '../kit/ChooseCompany.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { approvalsText } from './text.ts';

/** Asks for another phone or e-mail of a person who cannot change them; a second administrator decides. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { contact: words } = useText(approvalsText);
  const asking = useSubmit('OpsContactChange', { handles: () => true });
  const [typed, setTyped] = useState({ company: '', employeeNo: '', phone: '', email: '' });
  const [isMissing, setMissing] = useState(false);
  const field = (name: 'employeeNo' | 'phone' | 'email') => ({
    label: words[name],
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (reason: string) => {
    const { company, employeeNo, phone, email } = typed;
    const lacks = !company || !employeeNo.trim() || !(phone.trim() || email.trim());
    setMissing(lacks);
    if (lacks) return;
    asking.mutate(
      { companyId: Number(company), employeeNo, phone, email, reason },
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
          <ChooseCompany value={typed.company} onChange={(company) => setTyped({ ...typed, company })} />
          <TextField {...field('employeeNo')} maxLength={40} error={isMissing ? words.missing : undefined} />
          <TextField {...field('phone')} inputMode="tel" />
          <TextField {...field('email')} inputMode="email" />
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
