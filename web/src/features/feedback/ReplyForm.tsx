import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { MOST_FEEDBACK } from '#contract/values/feedback';
import { SaidFields } from './SaidFields.tsx';
import { feedbackText } from './text.ts';
import { useSaidForm } from './use-said-form.ts';

const schema = () => import('#contract/calls/feedback').then(({ feedback }) => feedback.ReplyFeedback.in);

/** More about it; drawn anew when it was sent. */
export function ReplyForm({ feedbackId, userGuid }: { feedbackId: number; userGuid: string }) {
  const words = useText(feedbackText);
  const { form, submit, busy, uploads } = useSaidForm({
    call: 'ReplyFeedback',
    schema,
    of: feedbackId,
    payload: (said) => ({ userGuid, feedbackId, ...said }),
    onSaved: () => toast(words.replySent),
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
          <SaidFields form={form} uploads={uploads} label={words.reply} error={errorOf('content')} />
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyText={words.replySending}
              disabledReason={uploads.busy && words.uploading}
            >
              {words.replySubmit}
            </Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}
