import { useState } from 'react';
import { ALONE_HOURS, MOST_FEN_ALONE, MOST_PIECES_ALONE } from '#contract/ops/alone';
import { addDays } from '#contract/rules/day';
import { today } from '../../../platform/clock.ts';
import { toast } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { PeopleSheet } from '../../cards/PeopleSheet.tsx';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { useTellAsked } from '../../kit/use-tell-asked.ts';
import { opsPathTo } from '../../routes.ts';
import { fenTyped } from '../amounts.ts';
import { giftsText } from './gifts-text.ts';

const DAYS = 180;
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u;

const newGift = () => ({
  ...{ company: '', nameZh: '', nameEn: '', amount: '', reference: '', sheet: '' },
  ...{ from: today(), to: addDays(today(), DAYS) },
});
type Typed = ReturnType<typeof newGift>;

/** To all people of a sheet, as a task; typed text stays when it is refused. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const words = useText(giftsText);
  const tellAsked = useTellAsked();
  const pick = usePick();
  const companies = useCall('OpsCompanies', {}).data?.companies ?? [];
  const give = useSubmit('OpsMallGiftGive', { handles: () => true });
  const [typed, setTyped] = useState<Typed>(newGift);
  const [isMissing, setMissing] = useState(false);
  const set = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }));
    setMissing(false);
  };
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const submit = async (reason: string) => {
    const { company, nameZh, nameEn, reference, sheet, from, to } = typed;
    const amountFen = fenTyped(typed.amount) ?? 0;
    const isWhole =
      [company, nameZh, nameEn, sheet, from, to].every((value) => value.trim()) &&
      amountFen > 0 &&
      REFERENCE.test(reference.trim());
    if (!isWhole) return setMissing(true);
    const gift = { name: { zh: nameZh, en: nameEn }, amountFen, validFrom: from, validTo: to, reference };
    const reply = await give.mutateAsync({ companyId: Number(company), gift, sheet, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    if (reply.approvalId) return tellAsked();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.started, { action: { label: words.toTask, onPress: see } });
  };
  return (
    <ReasonDialog
      title={words.give}
      text={`${words.giveText}${words.alone(String(ALONE_HOURS), String(MOST_PIECES_ALONE), priceText(MOST_FEN_ALONE))}`}
      action={words.give}
      wide
      busy={give.isPending}
      failure={give.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
      before={
        <div className="grid gap-4 md:grid-cols-2">
          {isMissing && (
            <div className="md:col-span-2">
              <Alert tone="bad" live="assertive">
                {words.missing}
              </Alert>
            </div>
          )}
          <SelectField label={words.company} {...field('company')}>
            <option value="">{words.choose}</option>
            {companies.map(({ companyId, name }) => (
              <option key={companyId} value={companyId}>
                {pick(name.zh, name.en)}
              </option>
            ))}
          </SelectField>
          <TextField label={words.reference} hint={words.referenceHint} maxLength={40} {...field('reference')} />
          <TextField label={words.nameZh} maxLength={30} {...field('nameZh')} />
          <TextField label={words.nameEn} maxLength={60} {...field('nameEn')} />
          <TextField label={words.amount} inputMode="decimal" {...field('amount')} />
          <span className="max-md:hidden" />
          <TextField type="date" label={words.from} {...field('from')} />
          <TextField type="date" label={words.to} {...field('to')} />
          <div className="md:col-span-2">
            <PeopleSheet
              company={typed.company}
              sheet={typed.sheet}
              checked={words.checked}
              onChange={(sheet) => set({ sheet })}
            />
          </div>
        </div>
      }
    />
  );
}
