import { useState, type FormEvent } from 'react';
import { hasField } from '#contract/rules/product-kind';
import { isFault, sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useSubmit } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { AboutFields } from './AboutFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ClinicFields } from './clinics/ClinicFields.tsx';
import { STATE_TONES } from './columns.tsx';
import { draftOf, fieldsOf, NO_PRODUCT, problemsOf, type ProductField, type StoredProduct } from './form.ts';
import { PictureFields } from './PictureFields.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { StateButtons } from './StateButtons.tsx';
import { productsText } from './text.ts';

export interface ProductEditorProps {
  /** Absent: a new one. */
  stored?: StoredProduct;
  onReload?: () => void;
}

/** Both languages side by side, beside the employees' view; typed text stays whatever the server says. */
export function ProductEditor({ stored, onReload }: ProductEditorProps) {
  const words = useText(productsText);
  const language = useLocale();
  const { moment } = useMoment();
  const role = useOperator()?.role;
  const mayChange = role === 'content' || role === 'admin';
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => (stored ? draftOf(stored) : NO_PRODUCT));
  const [asked, setAsked] = useState(false);
  const save = useSubmit('OpsProductSave', { handles: () => true });
  const before = base ? draftOf(base) : NO_PRODUCT;
  const isUnsaved = mayChange && JSON.stringify(draft) !== JSON.stringify(before);
  useUnsaved(isUnsaved && !save.isPending);
  // nothing of one's own is on the page: what others saved is shown as it comes
  if (stored && base && !isUnsaved && stored.version >= base.version && stored.updatedAt !== base.updatedAt) {
    setBase(stored);
    setDraft(draftOf(stored));
  }
  const fields = fieldsOf(draft);
  const refused = save.error?.detail?.params?.['field'];
  const problems: ProductField[] = asked ? problemsOf(fields) : [];
  const errorOf = (field: ProductField): string | undefined =>
    problems.includes(field) || refused === field ? words.problems[field] : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problemsOf(fields).length > 0) return;
    const known = base && { productId: base.productId, version: base.version };
    const reply = await save.mutateAsync({ ...fields, ...known }).catch(() => undefined);
    if (!reply) return;
    setAsked(false);
    toast(base ? words.saved : words.made);
    if (base) setBase({ ...base, ...fields, version: reply.version });
    else go(opsPathTo('/ops/products/$product', { product: String(reply.productId) }), { replace: true });
  };
  const reload = () => {
    setDraft(before);
    save.reset();
    onReload?.();
  };
  const isStale = save.error ? isFault(save.error, 'productChanged') : false;
  return (
    <>
      <PageTitle
        text={base && words.version(base.version, base.updatedBy, moment(base.updatedAt))}
        actions={mayChange && base && <StateButtons product={base} isUnsaved={isUnsaved} />}
      >
        <span className="flex flex-wrap items-center gap-2">
          {base ? words.editTitle : words.newTitle}
          {base && (
            <Tag tone={STATE_TONES[base.state]} dot>
              {words.states[base.state]}
            </Tag>
          )}
        </span>
      </PageTitle>
      {!mayChange && <Alert tone="info">{words.readOnly}</Alert>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <form noValidate onSubmit={(event) => void submit(event)} className="min-w-0">
          <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
            {problems.length > 0 && (
              <Alert tone="bad" live="assertive">
                {words.fix(problems.length)}
              </Alert>
            )}
            {save.error && (
              <Alert tone="bad" live="assertive">
                {sentence(save.error, language)}
                {isStale && (
                  <span className="mt-2 block">
                    <Button size="sm" onClick={reload}>
                      {words.reload}
                    </Button>
                  </span>
                )}
              </Alert>
            )}
            <BasicFields draft={draft} onChange={setDraft} errorOf={errorOf} />
            <PictureFields
              pictures={draft.pictures}
              error={errorOf('pictures')}
              onChange={(change) => setDraft((now) => ({ ...now, pictures: change(now.pictures) }))}
            />
            <AboutFields
              tabs={draft.about}
              error={errorOf('about')}
              onChange={(about) => setDraft((now) => ({ ...now, about }))}
            />
            {hasField(draft.kind, 'clinics') && (
              <ClinicFields
                clinics={draft.clinics}
                error={errorOf('clinics')}
                asked={asked}
                onChange={(clinics) => setDraft((now) => ({ ...now, clinics }))}
              />
            )}
            {mayChange && (
              <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-n-25 py-3">
                <Button type="submit" variant="primary" busy={save.isPending} busyText={words.saving}>
                  {words.save}
                </Button>
                {isUnsaved && <span className="text-c text-ink-2">{words.unsaved}</span>}
              </div>
            )}
          </fieldset>
        </form>
        <Card title={words.preview} aside={words.previewHint}>
          <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
            {(['zh-cn', 'en-us'] as const).map((each) => (
              <section key={each} aria-label={words.previewIn[each === 'zh-cn' ? 'zh' : 'en']}>
                <h3 className="mb-2 text-label font-semibold">{words.previewIn[each === 'zh-cn' ? 'zh' : 'en']}</h3>
                <ProductPreview draft={draft} language={each} />
              </section>
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}
