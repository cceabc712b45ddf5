import { useState } from 'react';
import type { CardPurpose } from '#contract/calls/cards';
import { ALONE_HOURS, MOST_FEN_ALONE, MOST_PIECES_ALONE } from '#contract/ops/alone';
import { addDays } from '#contract/rules/day';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { today } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { fenOf } from '../../parts/money/amount.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { FormatField } from '../kit/dialogs/FormatField.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { useTellAsked } from '../kit/use-tell-asked.ts';
import { opsPathTo } from '../routes.ts';
import { PeopleSheet } from './PeopleSheet.tsx';
import { cardsText } from './text.ts';

const HOWS = ['numbers', 'people'] as const;
const PURPOSES: readonly CardPurpose[] = ['plan', 'dental', 'mall'];
const YEAR = 365;

const newBatch = () => ({
  how: 'numbers' as (typeof HOWS)[number],
  company: '',
  nameZh: '',
  nameEn: '',
  purpose: 'plan' as CardPurpose,
  from: today(),
  to: addDays(today(), YEAR),
  uses: '1',
  value: '',
  count: '10',
  sheet: '',
  format: 'xlsx' as SheetFormat,
});
type Batch = ReturnType<typeof newBatch>;

/** Cards in bulk, as a task: a file of numbers, or straight into the wallets of people in a sheet. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const words = useText(cardsText);
  const tellAsked = useTellAsked();
  const pick = usePick();
  const companies = useCall('OpsCompanies', {});
  const issue = useSubmit('OpsCardIssue', { handles: () => true });
  const assign = useSubmit('OpsCardAssign', { handles: () => true });
  const [batch, setBatch] = useState<Batch>(newBatch);
  const [isMissing, setMissing] = useState(false);
  const set = (change: Partial<Batch>) => {
    setBatch((old) => ({ ...old, ...change }));
    setMissing(false);
  };
  const isPeople = batch.how === 'people';
  const isMall = batch.purpose === 'mall';
  const valueFen = fenOf(batch.value);
  const submit = async (reason: string) => {
    const common = {
      companyId: Number(batch.company),
      batch: {
        name: { zh: batch.nameZh, en: batch.nameEn },
        purpose: batch.purpose,
        ...{ validFrom: batch.from, validTo: batch.to },
        // a card with money on it is used up when the money is
        ...(isMall ? { uses: 1, valueFen } : { uses: batch.uses }),
      },
      reason,
    };
    const needed = [
      batch.company,
      batch.nameZh,
      batch.nameEn,
      isMall ? String(valueFen ?? '') : batch.uses,
      isPeople ? batch.sheet : batch.count,
    ];
    if (needed.some((value) => !value.trim())) return setMissing(true);
    const begun = isPeople
      ? assign.mutateAsync({ ...common, sheet: batch.sheet })
      : issue.mutateAsync({ ...common, count: batch.count, format: batch.format });
    const reply = await begun.catch(() => undefined);
    if (!reply) return;
    onClose();
    if (reply.approvalId) return tellAsked();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.started, { action: { label: words.toTask, onPress: see } });
  };
  const text = (field: 'nameZh' | 'nameEn' | 'from' | 'to' | 'count' | 'value') => ({
    label: words[field],
    value: batch[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  return (
    <ReasonDialog
      title={words.issueTitle}
      text={words.alone(String(ALONE_HOURS), String(MOST_PIECES_ALONE), priceText(MOST_FEN_ALONE))}
      action={words.issueDo}
      wide
      busy={issue.isPending || assign.isPending}
      failure={isPeople ? assign.error : issue.error}
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
          <SelectField
            label={words.how}
            value={batch.how}
            onChange={(event) => set({ how: event.target.value === 'people' ? 'people' : 'numbers' })}
          >
            {HOWS.map((how) => (
              <option key={how} value={how}>
                {words.hows[how]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.company}
            value={batch.company}
            onChange={(event) => set({ company: event.target.value })}
          >
            <option value="">{words.choose}</option>
            {companies.data?.companies.map(({ companyId, name }) => (
              <option key={companyId} value={companyId}>
                {pick(name.zh, name.en)}
              </option>
            ))}
          </SelectField>
          <TextField {...text('nameZh')} maxLength={30} />
          <TextField {...text('nameEn')} maxLength={40} />
          <SelectField
            label={words.purpose}
            value={batch.purpose}
            onChange={(event) => set({ purpose: PURPOSES.find((each) => each === event.target.value) ?? 'plan' })}
          >
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {words.purposes[purpose]}
              </option>
            ))}
          </SelectField>
          {isMall ? (
            <TextField {...text('value')} hint={words.valueHint} inputMode="decimal" />
          ) : (
            <TextField
              label={words.usesCount}
              value={batch.uses}
              inputMode="numeric"
              onChange={(event) => set({ uses: event.target.value })}
            />
          )}
          <TextField {...text('from')} type="date" />
          <TextField {...text('to')} type="date" />
          {isPeople ? (
            <div className="md:col-span-2">
              <PeopleSheet company={batch.company} sheet={batch.sheet} onChange={(sheet) => set({ sheet })} />
            </div>
          ) : (
            <>
              <TextField {...text('count')} hint={words.countHint} inputMode="numeric" />
              <FormatField value={batch.format} onChange={(format) => set({ format })} />
            </>
          )}
        </div>
      }
    />
  );
}
