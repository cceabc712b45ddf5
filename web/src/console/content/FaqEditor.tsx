import { useState } from 'react';
import type { OpsFaqRow } from '#contract/ops/content';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { BothFields, Preview } from './BothFields.tsx';
import type { ViewProps } from './view-props.ts';
import { EditorPane, useMayWrite } from './EditorPane.tsx';
import { FAQ_GROUPS } from '#contract/values/content-kinds';
import { contentText } from './text.ts';

type Typed = Pick<OpsFaqRow, 'group' | 'question' | 'answer' | 'sortOrder' | 'shown'>;
const nothing = { zh: '', en: '' };
const EMPTY: Typed = { group: 'booking', question: nothing, answer: nothing, sortOrder: 100, shown: true };

type Opened = Pick<ViewProps, 'change' | 'pathWith'> & { item: string; row: OpsFaqRow | undefined };

export function FaqEditor({ item, row, change, pathWith }: Opened) {
  const words = useText(contentText);
  const { moment } = useMoment();
  const mayWrite = useMayWrite();
  const [typed, setTyped] = useState<Typed>(row ?? EMPTY);
  const [asking, setAsking] = useState(false);
  const save = useSubmit('OpsFaqSave', { handles: () => true });
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  const { group, question, answer, sortOrder, shown } = typed;
  const submit = async (reason: string) => {
    const named = row ? { faqId: row.faqId, seen: row.updatedAt } : {};
    const fields = { group, question, answer, sortOrder, shown };
    const done = await save.mutateAsync({ ...fields, ...named, reason }).catch(() => undefined);
    if (!done) return;
    toast(words.saved);
    setAsking(false);
    change({ item: String(done.faqId) });
  };
  return (
    <>
      <EditorPane
        title={row ? question.zh : words.addFaq}
        {...(row && { note: words.updated(moment(row.updatedAt)) })}
        address={pathWith({ item })}
        closeTo={pathWith({ item: '' })}
        locked={mayWrite ? undefined : words.readOnly}
        onSave={() => setAsking(true)}
        preview={<Preview title={question} body={answer} />}
        form={
          <>
            <SelectField
              label={words.columns.group}
              value={group}
              onChange={(event) => set({ group: FAQ_GROUPS.find((one) => one === event.target.value) ?? 'booking' })}
            >
              {FAQ_GROUPS.map((value) => (
                <option key={value} value={value}>
                  {words.groups[value]}
                </option>
              ))}
            </SelectField>
            <BothFields
              label={words.fields.question}
              value={question}
              maxLength={120}
              onChange={(to) => set({ question: to })}
            />
            <BothFields
              label={words.fields.answer}
              value={answer}
              maxLength={4_000}
              rows={6}
              hint={words.marks}
              onChange={(to) => set({ answer: to })}
            />
            <TextField
              type="number"
              label={words.fields.order}
              hint={words.orderHint}
              value={String(sortOrder)}
              onChange={(event) => set({ sortOrder: Math.max(0, Math.trunc(Number(event.target.value)) || 0) })}
            />
            <Checkbox label={words.shown} checked={shown} onChange={(event) => set({ shown: event.target.checked })} />
          </>
        }
      />
      {asking && (
        <ReasonDialog
          title={words.saveTitle}
          text={words.saveText}
          action={words.save}
          busy={save.isPending}
          failure={save.error}
          onSubmit={(reason) => void submit(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
