import type { Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { usePick, useText } from '../../platform/locale.ts';
import { CheckChips } from '../../ui/form/CheckChips.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { possibleReasons } from './edit-document.ts';
import { questionnairesText } from './text.ts';

interface ConditionFieldsProps {
  document: QuestionnaireDocument;
  question: Question;
  readOnly: boolean;
  onChange: (question: Question) => void;
}

/** Asked always, or after certain choices of a question before it. */
export function ConditionFields({ document, question, readOnly, onChange }: ConditionFieldsProps) {
  const words = useText(questionnairesText);
  const pick = usePick();
  const before = possibleReasons(document, question.key);
  const { when, ...rest } = question;
  const reason = before.find(({ key }) => key === when?.question);
  if (before.length === 0 && !when) return null;
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.when}
        disabled={readOnly}
        className="max-w-140"
        value={reason?.key ?? ''}
        onChange={({ target }) =>
          onChange(target.value ? { ...rest, when: { question: target.value, anyOf: [] } } : rest)
        }
      >
        <option value="">{words.whenAlways}</option>
        {before.map(({ key, text }) => (
          <option key={key} value={key}>
            {`${words.whenAfter}: ${pick(text.zh, text.en) || key}`}
          </option>
        ))}
      </SelectField>
      {reason && when && !readOnly && (
        <CheckChips
          legend={words.whenAny}
          items={reason.choices.map(({ key, text }, at) => ({
            ...{ value: key, label: pick(text.zh, text.en) || words.choice(at + 1) },
          }))}
          values={when.anyOf}
          onChange={(anyOf) => onChange({ ...rest, when: { question: reason.key, anyOf } })}
        />
      )}
    </div>
  );
}
