import { useState, type FormEvent } from 'react';
import { COMPANY_TEMPLATES, type CompanyTemplate } from '#contract/ops/setup';
import { isPlacePhone } from '#contract/rules/phone';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { opsPathTo } from '../routes.ts';
import { areCodes, codesIn } from './codes.ts';
import { companiesText } from './text.ts';

const BLANK = { codes: '', name: '', nameEng: '', hotline: '', reason: '' };

/** A company from nothing: who it is, and what it begins as. */
export function NewCompany() {
  const words = useText(companiesText);
  const pick = usePick();
  const language = useLocale();
  const [typed, setTyped] = useState(BLANK);
  const [from, setFrom] = useState<'template' | 'company'>('template');
  const [template, setTemplate] = useState<CompanyTemplate>('standard');
  const [other, setOther] = useState('');
  const [asked, setAsked] = useState(false);
  const companies = useCall('OpsCompanies', {}).data?.companies ?? [];
  const adding = useSubmit('OpsCompanyAdd', { handles: () => true });
  useUnsaved(typed !== BLANK && !adding.isSuccess);
  const codes = codesIn(typed.codes);
  const missing = (key: keyof typeof BLANK) => (asked && typed[key].trim() === '' ? words.needText : undefined);
  const isWhole =
    areCodes(codes) &&
    [typed.name, typed.nameEng].every((text) => text.trim() !== '') &&
    isPlacePhone(typed.hotline.trim()) &&
    typed.reason.trim().length > 1 &&
    (from === 'template' || other !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (!isWhole) return;
    const like = from === 'template' ? ({ from, template } as const) : ({ from, companyId: Number(other) } as const);
    const { name, nameEng, hotline, reason } = typed;
    const made = await adding.mutateAsync({ codes, name, nameEng, hotline, reason, like }).catch(() => undefined);
    if (!made) return;
    toast(words.created);
    go(opsPathTo('/ops/companies/$company', { company: String(made.companyId) }), { replace: true });
  };
  const field = (key: keyof typeof BLANK, label: string, more: { hint?: string; error?: string | undefined } = {}) => (
    <TextField
      label={label}
      maxLength={key === 'reason' ? 300 : 160}
      value={typed[key]}
      error={missing(key)}
      {...more}
      onChange={({ target }) => setTyped((before) => ({ ...before, [key]: target.value }))}
    />
  );
  return (
    <>
      <PageTitle text={words.newText}>{words.newTitle}</PageTitle>
      <Card className="max-w-180">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          {adding.error && (
            <Alert tone="bad" live="assertive">
              {sentence(adding.error, language)}
            </Alert>
          )}
          {field('codes', words.codes, {
            hint: words.codesHint,
            error: asked && !areCodes(codes) ? words.needCode : undefined,
          })}
          {field('name', words.name)}
          {field('nameEng', words.nameEng)}
          {field('hotline', words.hotline, {
            error: asked && !isPlacePhone(typed.hotline.trim()) ? words.needHotline : undefined,
          })}
          <Segmented
            label={words.like}
            name="like"
            value={from}
            onChange={setFrom}
            items={[
              { value: 'template', label: words.fromTemplate },
              { value: 'company', label: words.fromCompany },
            ]}
          />
          {from === 'template' ? (
            <SelectField
              label={words.template}
              value={template}
              onChange={({ target }) =>
                setTemplate(COMPANY_TEMPLATES.find((key) => key === target.value) ?? 'standard')
              }
            >
              {COMPANY_TEMPLATES.map((key) => (
                <option key={key} value={key}>
                  {words.templates[key]}
                </option>
              ))}
            </SelectField>
          ) : (
            <SelectField
              label={words.otherCompany}
              hint={words.otherHint}
              value={other}
              error={asked && other === '' ? words.choose : undefined}
              onChange={({ target }) => setOther(target.value)}
            >
              <option value="">{words.choose}</option>
              {companies.map(({ companyId, code, name }) => (
                <option key={companyId} value={companyId}>
                  {pick(name.zh, name.en)} · {code}
                </option>
              ))}
            </SelectField>
          )}
          {field('reason', words.reason, { hint: words.reasonHint })}
          <div>
            <Button type="submit" variant="primary" busy={adding.isPending} busyText={words.creating}>
              {words.create}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
