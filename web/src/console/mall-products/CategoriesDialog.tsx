import { useId, useState, type FormEvent } from 'react';
import type { OpsCategory } from '#contract/ops/mall-products';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { wholeTyped } from './amounts.ts';
import { MALLS } from '#contract/values/ops/malls';
import { productsText } from './text.ts';

const NEW = { category: '', mall: 'health' as OpsCategory['mall'], zh: '', en: '', sortOrder: '0' };
type Typed = typeof NEW;

/** The categories of both malls: a list, and the one that is being written. */
export function CategoriesDialog({ categories, onClose }: { categories: OpsCategory[]; onClose: () => void }) {
  const words = useText(productsText);
  const pick = usePick();
  const [open, setOpen] = useState<{ typed: Typed; isNew: boolean }>();
  if (open) return <CategoryForm {...open} onClose={() => setOpen(undefined)} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.categoryTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button variant="primary" onClick={() => setOpen({ typed: NEW, isNew: true })}>
            {words.newCategory}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2 text-ink">
        {categories.map(({ category, mall, name, sortOrder, products }) => (
          <li key={category} className="flex items-center justify-between gap-3 border-b border-line pb-2">
            <span className="min-w-0">
              <b>{pick(name.zh, name.en)}</b>
              <span className="block text-c text-ink-3">
                {words.malls[mall]} · {category} · {words.products(products)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={words.editOf(pick(name.zh, name.en))}
              onClick={() =>
                setOpen({ typed: { category, mall, ...name, sortOrder: String(sortOrder) }, isNew: false })
              }
            >
              {words.edit}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Typed text stays when it is refused. */
function CategoryForm({ typed: before, isNew, onClose }: { typed: Typed; isNew: boolean; onClose: () => void }) {
  const words = useText(productsText);
  const language = useLocale();
  const formId = useId();
  const save = useSubmit('OpsCategorySave', { handles: () => true });
  const [typed, setTyped] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { category, mall, zh, en } = typed;
    const sortOrder = wholeTyped(typed.sortOrder);
    const isWhole = /^[a-z][a-z0-9-]{1,29}$/.test(category) && zh.trim() && en.trim() && sortOrder !== undefined;
    setMissing(!isWhole);
    if (!isWhole) return;
    const payload = { category, mall, name: { zh, en }, sortOrder, isNew };
    if (!(await save.mutateAsync(payload).catch(() => undefined))) return;
    onClose();
    toast(words.categorySaved);
  };
  return (
    <Dialog
      open
      wide
      onClose={save.isPending ? () => undefined : onClose}
      title={isNew ? words.newCategory : words.editOf(before.zh)}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 text-ink">
        {(isMissing || save.error) && (
          <Alert tone="bad" live="assertive">
            {isMissing || !save.error ? words.needCategory : sentence(save.error, language)}
          </Alert>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...field('category')}
            label={words.categoryCode}
            hint={words.categoryCodeHint}
            readOnly={!isNew}
            maxLength={30}
          />
          <SelectField {...field('mall')} label={words.mallOf}>
            {MALLS.map((mall) => (
              <option key={mall} value={mall}>
                {words.malls[mall]}
              </option>
            ))}
          </SelectField>
          <TextField {...field('zh')} label={words.categoryName.zh} maxLength={12} />
          <TextField {...field('en')} label={words.categoryName.en} maxLength={24} />
          <TextField {...field('sortOrder')} label={words.sortOrder} inputMode="numeric" maxLength={4} />
        </div>
      </form>
    </Dialog>
  );
}
