import type { ClaimField } from '#contract/calls/reimbursement';
import { useCall } from '../../api/use-call.ts';
import { useSaveForm } from '../../api/use-save-form.ts';
import type { ReplyOf } from '../../api/send.ts';
import { Block } from '../../parts/page/Block.tsx';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ClaimSteps } from './ClaimSteps.tsx';
import {
  FEES_FIELDS,
  FEES_NAMES,
  feesOf,
  feesPayload,
  feesProblems,
  feesSchema,
  isCovered,
  type FeesDraft,
} from './fees-form.ts';
import { CLAIM_TYPES } from '#contract/values/claims';
import { accountPath, listPath } from './links.ts';
import { useReturnedField } from './returned-field.ts';
import { Verdict } from './StartPage.tsx';
import { claimsText } from './text.ts';
import { ClaimBlock, useClaim, useOnlyEditable, type Claim } from './use-claim.tsx';

type Checked = ReplyOf<'ClaimPreCheck'>;

/** /web/reimbursement_add/{reimId}: step 1; `new` begins a claim. */
export function FeesPage() {
  const reimId = Number(useParam('reimId')) || 0;
  const claim = useClaim(reimId);
  const checked = useCall('ClaimPreCheck', {});
  useOnlyEditable(claim.data);
  const form = (known: Claim | undefined) => (
    <Block query={checked} className="" placeholder={<Skeleton shape="block" className="h-96 w-full" />}>
      {(found) =>
        known || found.mayClaim ? <FeesForm key={reimId} claim={known} checked={found} /> : <Verdict checked={found} />
      }
    </Block>
  );
  return (
    <ClaimSteps at={0} claim={claim.data}>
      {reimId === 0 ? form(undefined) : <ClaimBlock query={claim}>{form}</ClaimBlock>}
    </ClaimSteps>
  );
}

function FeesForm({ claim, checked }: { claim: Claim | undefined; checked: Checked }) {
  const words = useText(claimsText);
  const { form, submit, busy } = useSaveForm<'SaveClaimFees', FeesDraft>({
    call: 'SaveClaimFees',
    schema: feesSchema,
    prefix: 'claim',
    fields: FEES_FIELDS,
    names: FEES_NAMES,
    initial: feesOf(claim, checked.city),
    check: feesProblems,
    payload: (draft) => feesPayload(claim?.reimId, draft),
    faults: { claimDayAhead: 'examDay', claimTooLate: 'examDay' },
    onSaved: ({ reimId }) => go(accountPath(reimId)),
  });
  const type = form.control('type');
  const reasonOf = useReturnedField(claim);
  const before = feesOf(claim, checked.city);
  const back = (field: ClaimField, name: keyof FeesDraft) => reasonOf(field, form.draft[name] !== before[name]);
  const left = claim?.leftFen ?? checked.terms.leftFen;
  return (
    <SaveForm form={form} submit={submit} words={words} className="grid grid-cols-1 gap-3 md:gap-4">
      {(errorOf) => (
        <>
          <Card title={words.feesCard}>
            <div className="grid grid-cols-1 gap-4">
              <RadioCards
                legend={words.type}
                name="type"
                id={type.id}
                pairs
                columns={2}
                items={CLAIM_TYPES.map((value) => ({ value, title: words.types[value] }))}
                value={type.value}
                onChange={type.onChange}
              />
              <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
                <TextField
                  {...form.field('city')}
                  label={words.city}
                  hint={
                    isCovered(checked, form.draft.city) ? words.coveredCity(form.draft.city.trim()) : words.cityHint
                  }
                  maxLength={40}
                  error={errorOf('city') ?? back('city', 'city')}
                />
                <TextField
                  {...form.field('examDay')}
                  type="date"
                  label={words.dayNames[type.value]}
                  hint={words.examDay}
                  error={errorOf('examDay') ?? back('examDay', 'examDay')}
                />
              </div>
              <TextField
                {...form.field('hospital')}
                label={words.hospital}
                maxLength={60}
                error={errorOf('hospital') ?? back('hospital', 'hospital')}
              />
              <TextField
                {...form.field('amount')}
                label={words.amount}
                hint={words.amountHint(priceText(left))}
                inputMode="decimal"
                maxLength={12}
                suffix={words.yuan}
                error={errorOf('amount') ?? back('amountFen', 'amount')}
              />
            </div>
          </Card>
          <div className="flex flex-wrap justify-between gap-3">
            <Button render={<AppLink to={claim ? listPath() : pathTo('/web/reimbursement')} />}>{words.back}</Button>
            <Button type="submit" variant="primary" busy={busy} busyText={words.saving}>
              {words.toAccount}
            </Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}
