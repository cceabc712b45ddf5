import { useState, type FormEvent } from 'react';
import type { Bilingual } from '#contract/language';
import type { OpsPlan } from '#contract/ops/plans';
import { isFault, sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { client } from '../api/client.ts';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { opsPathTo } from '../routes.ts';
import { BasicsCard } from './BasicsCard.tsx';
import { CloseButton } from './CloseButton.tsx';
import { DaysCard } from './DaysCard.tsx';
import { fieldsOf, problemsOf, type PlanDraft, type PlanField } from './form.ts';
import { PlacesCard } from './PlacesCard.tsx';
import { SetsCard } from './SetsCard.tsx';
import { plansText } from './text.ts';

export interface PlanEditorProps {
  companyId: number;
  /** Absent: a new one. */
  stored?: OpsPlan;
  begin: PlanDraft;
  copiedFrom?: Bilingual;
}

/** Typed text stays whatever the server says. */
export function PlanEditor({ companyId, stored, begin, copiedFrom }: PlanEditorProps) {
  const words = useText(plansText);
  const language = useLocale();
  const pick = usePick();
  const choices = useCall('OpsPlanChoices', {});
  const save = useSubmit('OpsPlanSave', { handles: () => true });
  const [draft, setDraft] = useState(begin);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(begin);
  useUnsaved(isUnsaved && !save.isPending && !save.isSuccess);
  const priceOf = (setId: number) => choices.data?.sets.find((set) => set.setId === setId)?.priceFen ?? 0;
  const problems: PlanField[] = asked ? problemsOf(draft, priceOf) : [];
  const noReason = reason.trim().length < 2;
  const refused = save.error?.detail?.params?.['field'];
  const errorOf = (field: PlanField): string | undefined =>
    problems.includes(field) || refused === field ? words.problems[field] : undefined;
  const change = (more: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...more }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (noReason || problemsOf(draft, priceOf).length > 0) return;
    const known = stored && { planId: stored.planId, version: stored.version };
    const payload = { companyId, ...known, ...fieldsOf(draft), reason: reason.trim() };
    const reply = await save.mutateAsync(payload).catch(() => undefined);
    if (!reply) return;
    toast(stored ? words.saved : words.made);
    const place = { company: String(companyId), plan: String(reply.planId) };
    if (!stored) go(opsPathTo('/ops/plans/$company/$plan', place), { replace: true });
  };
  const reload = () => {
    setDraft(begin);
    save.reset();
    void client.invalidateQueries({ queryKey: ['OpsPlan'] });
  };
  return (
    <>
      <Head companyId={companyId} stored={stored} isUnsaved={isUnsaved} />
      {copiedFrom && (
        <div className="mb-4">
          <Alert tone="info">{words.copied(pick(copiedFrom.zh, copiedFrom.en))}</Alert>
        </div>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="grid min-w-0 grid-cols-1 gap-4">
        {(problems.length > 0 || (asked && noReason)) && (
          <Alert tone="bad" live="assertive">
            {words.fix(problems.length + Number(noReason))}
          </Alert>
        )}
        {save.error && (
          <Alert tone="bad" live="assertive">
            {sentence(save.error, language)}
            {isFault(save.error, 'planChanged') && (
              <span className="mt-2 block">
                <Button size="sm" onClick={reload}>
                  {words.reload}
                </Button>
              </span>
            )}
          </Alert>
        )}
        <BasicsCard draft={draft} change={change} errorOf={errorOf} />
        <DaysCard draft={draft} change={change} errorOf={errorOf} />
        <Block query={choices}>
          {({ sets, cities }) => (
            <div className="grid grid-cols-1 gap-4">
              <SetsCard sets={sets} draft={draft} change={change} error={errorOf('sets')} />
              <PlacesCard cities={cities} draft={draft} change={change} error={errorOf('places')} />
            </div>
          )}
        </Block>
        <div className="bottom-0 z-10 grid gap-3 border-t border-line bg-n-25 py-3 md:sticky md:flex md:items-end">
          <TextField
            className="md:w-96"
            label={words.reason}
            hint={words.reasonHint}
            error={asked && noReason ? words.needReason : undefined}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" variant="primary" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
          {isUnsaved && <span className="text-c text-ink-2 md:pb-3">{words.unsaved}</span>}
        </div>
      </form>
    </>
  );
}

function Head({
  companyId,
  stored,
  isUnsaved,
}: { isUnsaved: boolean } & Pick<PlanEditorProps, 'companyId' | 'stored'>) {
  const words = useText(plansText);
  const pick = usePick();
  const { moment } = useMoment();
  const companies = useCall('OpsCompanies', {}).data?.companies ?? [];
  const name = companies.find((company) => company.companyId === companyId)?.name;
  const version =
    stored &&
    (stored.updatedAt
      ? words.version(stored.version, stored.updatedBy, moment(stored.updatedAt))
      : words.firstVersion(stored.version));
  return (
    <PageTitle
      text={[name && pick(name.zh, name.en), version].filter(Boolean).join(' · ')}
      actions={stored && <CloseButton companyId={companyId} plan={stored} isUnsaved={isUnsaved} />}
    >
      <span className="flex flex-wrap items-center gap-2">
        {stored ? words.editTitle : words.newTitle}
        {stored?.closedAt && (
          <Tag tone="warn" dot>
            {words.states.closed}
          </Tag>
        )}
      </span>
    </PageTitle>
  );
}
