import { type FormEvent, useState } from 'react';
import type { EvaluationOption } from '#contract/evaluation';
import { isFault } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { CheckChips } from '../../ui/form/CheckChips.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { StarRating } from '../../ui/form/StarRating.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { report } from '../../api/account.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Block } from '../page/Block.tsx';
import { answersOf, MOST_WORDS, tagsFor, tagsKept, type Typed } from './evaluation.ts';
import { evaluateText } from './text.ts';

const FORM_ID = 'evaluate-form';
const STARS_ID = 'evaluate-stars';
const GOOD_FROM = 4;

export interface EvaluateSheetProps {
  /** The examined order; whoever shows this draws it only while it is open. */
  order: { orderId: number; customerGuid: string };
  onClose: () => void;
}

/** What somebody says about a check-up that is done: stars, what fits, and some words. */
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

function EvaluateForm({ order, options, onBusy, onDone }: FormProps) {
  const words = useText(evaluateText);
  const save = useSubmit('SaveEvaluationInfo', { handles: () => true });
  const [typed, setTyped] = useState<Typed>({ stars: 0, tags: [], words: '' });
  const [attempt, setAttempt] = useState(0);
  const lacksStars = attempt > 0 && typed.stars === 0;
  const set = (change: Partial<Typed>) => setTyped((old) => ({ ...old, ...change }));
  const tags = tagsFor(options, typed.stars);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.stars === 0) return setAttempt((count) => count + 1);
    onBusy(true);
    try {
      await save.mutateAsync({
        customerGuid: order.customerGuid,
        ExamOrderId: order.orderId,
        CustomeEvaluations: answersOf(options, typed),
      });
      toast(words.done);
      onDone();
    } catch (error) {
      const failure = asFailure(error);
      if (!isFault(failure, 'sessionExpired')) await report(failure, () => submit(event));
      if (isFault(failure, 'evaluatedAlready')) onDone();
    } finally {
      onBusy(false);
    }
  }

  return (
    <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrorSummary
        title={words.summary(1)}
        items={lacksStars ? [{ fieldId: STARS_ID, text: words.needStars }] : []}
        attempt={attempt}
      />
      <StarRating
        id={STARS_ID}
        legend={words.stars}
        name="stars"
        value={typed.stars}
        onChange={(stars) => set({ stars, tags: tagsKept(options, { ...typed, stars }) })}
        meanings={Object.values(words.meanings)}
        error={lacksStars && words.needStars}
      />
      {tags.length > 0 && (
        <CheckChips
          legend={typed.stars >= GOOD_FROM ? words.praise : words.improve}
          optionalMark={words.optional}
          items={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
          values={typed.tags}
          onChange={(next) => set({ tags: next })}
        />
      )}
      <TextArea
        label={words.words}
        optionalMark={words.optional}
        hint={words.wordsHint}
        labelAction={<span className="text-c text-ink-3">{words.count(typed.words.length, MOST_WORDS)}</span>}
        maxLength={MOST_WORDS}
        value={typed.words}
        onChange={(event) => set({ words: event.target.value })}
      />
    </form>
  );
}
