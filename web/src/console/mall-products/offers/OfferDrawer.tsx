import { useId, useState, type FormEvent } from 'react';
import type { OpsOffer } from '#contract/ops/mall-products';
import { sentence } from '../../../api/faults.ts';
import { toast } from '../../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { NO_OFFER, offerDraftOf, offerFieldsOf, offerProblemsOf, type OfferField } from './offer-form.ts';
import { OfferFields } from './OfferFields.tsx';
import { OfferWindows } from './OfferWindows.tsx';
import { offersText } from './offers-text.ts';

export interface OfferDrawerProps {
  productId: number;
  /** Absent: of a company that has none yet. */
  offer: OpsOffer | undefined;
  taken: readonly number[];
  onClose: () => void;
}

/** One company's offer beside the page; typed text stays when it is refused. */
export function OfferDrawer({ productId, offer, taken, onClose }: OfferDrawerProps) {
  const words = useText(offersText);
  const language = useLocale();
  const pick = usePick();
  const formId = useId();
  const companies = useCall('OpsCompanies', {}).data?.companies ?? [];
  const save = useSubmit('OpsOfferSave', { handles: () => true });
  const [companyId, setCompanyId] = useState(offer ? String(offer.company.companyId) : '');
  const [draft, setDraft] = useState(offer ? offerDraftOf(offer) : NO_OFFER);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const problems = asked ? offerProblemsOf(draft) : [];
  const refused = save.error?.detail?.params?.['field'];
  const errorOf = (field: OfferField): string | undefined =>
    problems.includes(field) || refused === field ? words.problems[field] : undefined;
  const noReason = reason.trim().length < 2;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!companyId || noReason || offerProblemsOf(draft).length > 0) return;
    const payload = { companyId: Number(companyId), productId, ...offerFieldsOf(draft), reason: reason.trim() };
    if (!(await save.mutateAsync(payload).catch(() => undefined))) return;
    onClose();
    toast(words.saved);
  };
  return (
    <FormSheet
      title={offer ? words.editOf(pick(offer.company.name.zh, offer.company.name.en)) : words.drawer}
      formId={formId}
      busy={save.isPending}
      words={words.words}
      onClose={save.isPending ? () => undefined : onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        {save.error && (
          <Alert tone="bad" live="assertive">
            {sentence(save.error, language)}
          </Alert>
        )}
        {!offer && (
          <SelectField
            label={words.company}
            error={asked && !companyId ? words.needCompany : undefined}
            value={companyId}
            onChange={(event) => setCompanyId(event.target.value)}
          >
            <option value="">{words.choose}</option>
            {companies
              .filter((company) => !taken.includes(company.companyId))
              .map((company) => (
                <option key={company.companyId} value={company.companyId}>
                  {pick(company.name.zh, company.name.en)}
                </option>
              ))}
          </SelectField>
        )}
        <Checkbox
          label={words.listedField}
          checked={draft.listed}
          onChange={(event) => setDraft({ ...draft, listed: event.target.checked })}
        />
        <OfferFields draft={draft} onChange={setDraft} errorOf={errorOf} />
        <OfferWindows
          windows={draft.windows}
          error={errorOf('windows')}
          onChange={(windows) => setDraft({ ...draft, windows })}
        />
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          error={asked && noReason ? words.needReason : undefined}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </FormSheet>
  );
}
