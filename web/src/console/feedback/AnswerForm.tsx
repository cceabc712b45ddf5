import { useState, type FormEvent } from 'react';
import type { OpsFeedbackRow } from '#contract/ops/feedback';
import { inLanguage } from '#contract/language';
import { graphemeCount } from '#contract/rules/graphemes';
import { asFailure } from '../../api/exchange.ts';
import { isFault, sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useSubmit } from '../api/use-call.ts';
import { MOST_ANSWER } from '#contract/values/ops/feedback';
import { feedbackText, TEMPLATE_TEXTS } from './text.ts';

const MODES = ['answer', 'note'] as const;

export interface AnswerFormProps {
  on: { companyId: number; feedbackId: number };
  thread: OpsFeedbackRow;
  lastSeen: number;
  /** The conversation has gone on: new entries are to be shown; the typed answer stays. */
  onMoved: () => void;
}

/** To the employee, or to colleagues. Typed text stays until it is sent. */
export function AnswerForm({ on, thread, lastSeen, onMoved }: AnswerFormProps) {
  const words = useText(feedbackText);
  const pick = usePick();
  const language = useLocale();
  const [mode, setMode] = useState<(typeof MODES)[number]>('answer');
  const [content, setContent] = useState('');
  const [asked, setAsked] = useState(false);
  const answer = useSubmit('OpsFeedbackAnswer', { handles: () => true });
  const note = useSubmit('OpsFeedbackNote', { handles: () => true });
  const isNote = mode === 'note' || thread.state === 'closed';
  const current = isNote ? note : answer;
  const count = graphemeCount(content.trim());
  const problem = count === 0 ? words.needed : count > MOST_ANSWER ? words.tooLong(MOST_ANSWER) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem) return;
    try {
      if (isNote) await note.mutateAsync({ ...on, content });
      else await answer.mutateAsync({ ...on, lastSeen, content });
    } catch (error) {
      const failure = asFailure(error);
      if (isFault(failure, 'feedbackMoved') || isFault(failure, 'feedbackFinished')) onMoved();
      return;
    }
    setContent('');
    setAsked(false);
    toast(isNote ? words.noted : words.sent);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-3">
      {thread.state === 'closed' ? (
        <p className="text-c text-ink-2">{words.closedNote}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented
            label={words.mode}
            hideLabel
            name="mode"
            items={MODES.map((value) => ({ value, label: words.modes[value] }))}
            value={mode}
            onChange={setMode}
          />
          {!isNote && (
            <span className="text-x text-ink-3">
              {words.sentAs(pick(thread.company.name.zh, thread.company.name.en))}
            </span>
          )}
        </div>
      )}
      {!isNote && (
        <div role="group" aria-label={words.templates} className="flex flex-wrap gap-2">
          {TEMPLATE_TEXTS.map(({ name, text }) => (
            <Button key={name.zh} size="sm" guardMs={0} onClick={() => setContent(inLanguage(text, thread.lang))}>
              {pick(name.zh, name.en)}
            </Button>
          ))}
        </div>
      )}
      {current.error && (
        <Alert tone="bad" live="assertive">
          {sentence(current.error, language)}
        </Alert>
      )}
      <TextArea
        label={isNote ? words.note : words.answer}
        rows={6}
        value={content}
        error={asked ? problem : undefined}
        labelAction={<span className="text-x font-normal text-ink-3">{words.count(count, MOST_ANSWER)}</span>}
        onChange={(event) => setContent(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={current.isPending} busyText={words.sending}>
          {isNote ? words.sendNote : words.send}
        </Button>
      </div>
    </form>
  );
}
