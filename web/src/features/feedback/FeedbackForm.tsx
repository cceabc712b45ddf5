import type { ReplyOf } from '../../api/send.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { MOST_FEEDBACK, FEEDBACK_TEMPLATES, type FeedbackKind } from '#contract/values/feedback';
import { SaidFields } from './SaidFields.tsx';
import { feedbackText } from './text.ts';
import { useSaidForm } from './use-said-form.ts';

const schema = () => import('#contract/calls/feedback').then(({ feedback }) => feedback.AddFeedback.in);

export interface FeedbackFormProps {
  kind: FeedbackKind;
  userGuid: string;
  onSent: (sent: ReplyOf<'AddFeedback'>) => void;
}

/** The text stays while one changes the kind, after a failed submit, and after a reload. */
export function FeedbackForm({ kind, userGuid, onSent }: FeedbackFormProps) {
  const words = useText(feedbackText);
  const { form, submit, busy, uploads } = useSaidForm({
    call: 'AddFeedback',
    schema,
    payload: (said) => ({ userGuid, templateId: FEEDBACK_TEMPLATES[kind], ...said }),
    onSaved: onSent,
  });
  return (
    <SaveForm
      form={form}
      submit={submit}
      words={{ needed: words.needed, tooLong: words.tooLong(MOST_FEEDBACK) }}
      className="grid gap-4"
    >
      {(errorOf) => (
        <>
          <SaidFields
            form={form}
            uploads={uploads}
            label={words.label[kind]}
            placeholder={words.placeholder[kind]}
            error={errorOf('content')}
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyText={words.submitting}
              disabledReason={uploads.busy && words.uploading}
            >
              {words.submit}
            </Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}
