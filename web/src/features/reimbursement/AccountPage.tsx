import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { useSaveForm } from '../../api/use-save-form.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import {
  ACCOUNT_FIELDS,
  accountOf,
  accountPayload,
  accountProblems,
  accountSchema,
  type AccountDraft,
} from './account-form.ts';
import { ClaimSteps } from './ClaimSteps.tsx';
import { FeesCard } from './ClaimCards.tsx';
import { checkPath, feesPath } from './links.ts';
import { useReturnedField } from './returned-field.ts';
import { Papers } from './Papers.tsx';
import { claimsText } from './text.ts';
import { ClaimBlock, useClaim, useOnlyEditable, type Claim } from './use-claim.tsx';

/** /web/usercenter/reimbursement_add_sec?id=: step 2, where the money goes and the papers. */
export function AccountPage() {
  const claim = useClaim(Number(useSearchText('id')) || 0);
  useOnlyEditable(claim.data);
  return (
    <ClaimSteps at={1} claim={claim.data}>
      <ClaimBlock query={claim}>{(known) => <AccountForm claim={known} />}</ClaimBlock>
    </ClaimSteps>
  );
}

async function searchBanks(text: string, signal: AbortSignal) {
  const { banks } = await send('FindBanks', { text }, { signal });
  return banks.map((name) => ({ value: name, label: name }));
}

const idsOf = ({ files }: Claim): string => files.map(({ fileId }) => fileId).join();

function AccountForm({ claim }: { claim: Claim }) {
  const words = useText(claimsText);
  const checked = useCall('ClaimPreCheck', {}).data;
  const needed = checked?.terms.documents[claim.type] ?? [];
  const [isAsked, setAsked] = useState(false);
  const missing = needed.filter((kind) => !claim.files.some((file) => file.kind === kind));
  const { form, submit, busy } = useSaveForm<'SaveClaimAccount', AccountDraft>({
    call: 'SaveClaimAccount',
    schema: accountSchema,
    prefix: 'account',
    of: claim.reimId,
    keep: { secret: ['accountNumber'] },
    fields: ACCOUNT_FIELDS,
    initial: accountOf(claim),
    check: (draft) => accountProblems(draft, claim),
    payload: (draft) => accountPayload(claim.reimId, draft),
    faults: {
      claimHolder: 'accountName',
      claimBranch: 'bank',
      claimAccountBad: 'accountNumber',
      claimAccountNeeded: 'accountNumber',
      phoneBad: 'mobile',
    },
    // typed fields are kept even where a paper is missing
    onSaved: () => {
      setAsked(true);
      const first = missing[0];
      if (first) document.getElementById(`claim-paper-${first}`)?.focus();
      else go(checkPath(claim.reimId));
    },
  });
  const bank = form.control('bank');
  const [firstPaper] = needed;
  const reasonOf = useReturnedField(claim, firstPaper);
  const [papersBefore] = useState(idsOf(claim));
  const before = accountOf(claim);
  const back = (field: keyof AccountDraft) => reasonOf(field, form.draft[field] !== before[field]);
  const paperError = (kind: (typeof needed)[number]) => {
    if (isAsked && missing.includes(kind)) return words.needPaper(words.documents[kind]);
    return kind === firstPaper ? reasonOf('files', idsOf(claim) !== papersBefore) : undefined;
  };
  const others = (['invoice', 'report', 'vaccination', 'other'] as const).filter((kind) => !needed.includes(kind));
  return (
    <SaveForm form={form} submit={submit} words={words} className="grid grid-cols-1 gap-3 md:gap-4">
      {(errorOf) => (
        <>
          <Card title={words.accountCard}>
            <div className="grid grid-cols-1 gap-4">
              <KeyValueRows
                columns={2}
                rows={[
                  { key: 'name', label: words.name, value: claim.name },
                  { key: 'id', label: words.idNumber, value: claim.idNumber },
                ]}
              />
              <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
                <TextField
                  {...form.field('accountName')}
                  label={words.accountName}
                  hint={words.accountNameHint}
                  maxLength={40}
                  error={errorOf('accountName') ?? back('accountName')}
                />
                <TextField
                  {...form.field('mobile')}
                  label={words.mobile}
                  hint={words.mobileHint(claim.mobile || (checked?.applicant.mobile ?? ''))}
                  inputMode="tel"
                  maxLength={20}
                  error={errorOf('mobile') ?? back('mobile')}
                />
                <Combobox
                  id={bank.id}
                  label={words.bank}
                  hint={words.bankHint}
                  value={bank.value}
                  onChange={bank.onChange}
                  onPick={({ value }) => bank.onChange(value)}
                  search={searchBanks}
                  maxLength={80}
                  texts={words.bankTexts}
                  error={errorOf('bank') ?? back('bank')}
                />
                <TextField
                  {...form.field('accountNumber')}
                  label={words.accountNumber}
                  hint={claim.accountNumber ? words.accountKept(claim.accountNumber.slice(-8)) : words.accountHint}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={40}
                  error={errorOf('accountNumber') ?? back('accountNumber')}
                />
              </div>
            </div>
          </Card>
          <FeesCard claim={claim} editTo={feesPath(claim.reimId)} />
          <Card title={words.filesCard} aside={<span className="text-c text-ink-3">{words.filesHint}</span>}>
            <div className="grid grid-cols-1 gap-4">
              {needed.map((kind) => (
                <Papers key={kind} claim={claim} kind={kind} error={paperError(kind)} />
              ))}
              {others.includes('other') && <Papers claim={claim} kind="other" optional />}
            </div>
          </Card>
          <div className="flex flex-wrap justify-between gap-3">
            <Button render={<AppLink to={feesPath(claim.reimId)} />}>{words.back}</Button>
            <Button type="submit" variant="primary" busy={busy} busyText={words.saving}>
              {words.toCheck}
            </Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}
