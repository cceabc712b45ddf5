import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { cx } from '../cx.ts';
import { controlBox, Field, fieldAttributes, type FieldTexts } from './Field.tsx';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, optionalMark, labelAction, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Field {...{ id, label, hint, error, optionalMark, labelAction, className }}>
      <div className={controlBox(Boolean(error), area.readOnly)}>
        <textarea
          rows={4}
          {...area}
          {...fieldAttributes(id, { hint, error }, area['aria-describedby'])}
          className={cx(
            (area.rows ?? 4) < 4 ? 'min-h-20' : 'min-h-28',
            'min-w-0 flex-1 resize-y rounded-control bg-transparent px-3 py-2.5',
          )}
        />
      </div>
    </Field>
  );
}
