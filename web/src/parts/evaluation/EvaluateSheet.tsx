import { useState } from 'react';
import type { EvaluationOption } from '#contract/calls/evaluation';
import { isFault } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { useSaveForm } from '../../api/use-save-form.ts';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { CheckChips } from '../../ui/form/CheckChips.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { StarRating } from '../../ui/form/StarRating.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { report } from '../../api/account.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { SaveForm } from '../form/SaveForm.tsx';
import { Block } from '../page/Block.tsx';
import { answersOf, MOST_WORDS, tagsFor, tagsKept, type Typed } from './evaluation.ts';
import { evaluateText } from './text.ts';

const FORM_ID = 'evaluate-form';
const GOOD_FROM = 4;

export interface EvaluateSheetProps {
  /** The examined order; the caller draws this only while it is open. */
  order: { orderId: number; customerGuid: string };
  onClose: () => void;
}

/** A person's words about a finished check-up: stars, fitting tags, and some text. */
export function EvaluateSheet({ order, onClose }: EvaluateSheetProps) {
  const words = useText(evaluateText);
  const options = useCall('GetEvaluationOptions', {});
  const [busy, setBusy] = useState(false);
  return (
    <FormSheet
      onClose={onClose}
      title={words.title}
      formId={FORM_ID}
      busy={busy}
      words={{ close: words.close, cancel: words.later, save: words.submit, saving: words.submitting }}
    >
      <Block query={options} bare placeholder={<Skeleton className="h-72 w-full" shape="block" />}>
        {(all) => <EvaluateForm order={order} options={all} onBusy={setBusy} onDone={onClose} />}
      </Block>
    </FormSheet>
  );
}

interface FormProps {
  order: EvaluateSheetProps['order'];
  options: readonly EvaluationOption[];
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

const evaluationSchema = () =>
  import('#contract/calls/evaluation').then(({ evaluation }) => evaluation.SaveEvaluationInfo.in);

function EvaluateForm({ order, options, onBusy, onDone }: FormProps) {
  const words = useText(evaluateText);
  const { form, submit } = useSaveForm<'SaveEvaluationInfo', Typed>({
    call: 'SaveEvaluationInfo',
    schema: evaluationSchema,
    prefix: 'evaluate',
    of: order.orderId,
    fields: ['stars', 'tags', 'words'],
    names: { content: 'words' },
    initial: { stars: 0, tags: [], words: '' },
    check: ({ stars }) => (stars === 0 ? { stars: { kind: 'needStars' } } : {}),
    payload: (typed) => ({
      customerGuid: order.customerGuid,
      ExamOrderId: order.orderId,
      CustomeEvaluations: answersOf(options, typed),
    }),
    onBusy,
    onSaved: () => {
      toast(words.done);
      onDone();
    },
    refused: async (failure) => {
      if (!isFault(failure, 'evaluatedAlready')) return false;
      await report(failure);
      onDone();
      return true;
    },
  });
  const { stars, tags, words: said } = form.draft;
  const offered = tagsFor(options, stars);
  return (
    <SaveForm id={FORM_ID} form={form} submit={submit} words={words} className="grid gap-5">
      {(errorOf) => (
        <>
          <StarRating
            id={form.idOf('stars')}
            legend={words.stars}
            name="stars"
            value={stars}
            onChange={(next) => {
              form.control('stars').onChange(next);
              form.set('tags', tagsKept(options, { ...form.current(), stars: next }));
            }}
            meanings={Object.values(words.meanings)}
            error={errorOf('stars')}
          />
          {offered.length > 0 && (
            <CheckChips
              legend={stars >= GOOD_FROM ? words.praise : words.improve}
              optionalMark={words.optional}
              items={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
              values={tags}
              onChange={form.control('tags').onChange}
            />
          )}
          <TextArea
            {...form.field('words')}
            label={words.words}
            optionalMark={words.optional}
            hint={words.wordsHint}
            error={errorOf('words')}
            labelAction={<span className="text-c text-ink-3">{words.count(said.length, MOST_WORDS)}</span>}
            maxLength={MOST_WORDS}
          />
        </>
      )}
    </SaveForm>
  );
}
