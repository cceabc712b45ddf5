import { graphemeCount } from '#contract/rules/graphemes';
import { FileField } from '../../parts/files/FileField.tsx';
import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { MOST_FEEDBACK, MOST_FEEDBACK_FILES } from '#contract/values/feedback';
import { FILE_TYPES } from './choices.ts';
import { feedbackText } from './text.ts';
import type { useSaidForm } from './use-said-form.ts';

export interface SaidFieldsProps extends Pick<ReturnType<typeof useSaidForm>, 'form' | 'uploads'> {
  label: string;
  placeholder?: string;
  error: string | undefined;
}

/** The text, with its counter, and the files beside it. */
export function SaidFields({ form, uploads, label, placeholder, error }: SaidFieldsProps) {
  const words = useText(feedbackText);
  const field = form.field('content');
  const count = graphemeCount(field.value.trim());
  return (
    <>
      <TextArea
        {...field}
        rows={6}
        label={label}
        hint={words.hint(MOST_FEEDBACK)}
        placeholder={placeholder}
        error={error}
        labelAction={
          <span className={cx('font-normal', count > MOST_FEEDBACK ? 'text-bad' : 'text-ink-3')}>
            {words.count(count, MOST_FEEDBACK)}
          </span>
        }
      />
      <FileField
        label={words.files}
        optionalMark={words.optional}
        uploads={uploads}
        accept={FILE_TYPES}
        most={MOST_FEEDBACK_FILES}
      />
    </>
  );
}
