import type { ReactNode } from 'react';
import type { Question, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Both } from './Both.tsx';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { NumberInput } from './NumberInput.tsx';
import { partId } from './Problems.tsx';
import { questionnairesText } from './text.ts';

interface QuestionEditorProps {
  document: QuestionnaireDocument;
  question: Question;
  name: string;
  moves: ReactNode;
  readOnly: boolean;
  onChange: (question: Question) => void;
}

export function QuestionEditor({ document, question, name, moves, readOnly, onChange }: QuestionEditorProps) {
  const words = useText(questionnairesText);
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} <Tag tone="line">{words.sorts[question.kind]}</Tag>
        </p>
        {moves}
      </div>
      <Both
        id={partId(question.key)}
        label={words.questionText}
        readOnly={readOnly}
        value={question.text}
        onChange={(text) => onChange({ ...question, text })}
      />
      <Both
        label={words.hint}
        readOnly={readOnly}
        value={question.hint ?? { zh: '', en: '' }}
        onChange={(hint) => {
          const { hint: _, ...rest } = question;
          onChange(hint.zh || hint.en ? { ...rest, hint } : rest);
        }}
      />
      <SortFields {...{ question, readOnly, onChange }} />
      <Checkbox
        label={words.required}
        disabled={readOnly}
        checked={question.required}
        onChange={(event) => onChange({ ...question, required: event.target.checked })}
      />
      <ConditionFields {...{ document, question, readOnly, onChange }} />
    </fieldset>
  );
}

function SortFields({ question, readOnly, onChange }: Pick<QuestionEditorProps, 'question' | 'readOnly' | 'onChange'>) {
  const words = useText(questionnairesText);
  if (question.kind === 'one' || question.kind === 'many')
    return <ChoicesEditor {...{ question, readOnly, onChange }} />;
  if (question.kind === 'text')
    return (
      <NumberInput
        label={words.most}
        readOnly={readOnly}
        value={question.most}
        onChange={(most) => onChange({ ...question, most: Math.min(Math.max(Math.round(most), 1), 500) })}
      />
    );
  return (
    <>
      <Both
        label={words.unit}
        maxLength={20}
        readOnly={readOnly}
        value={question.unit}
        onChange={(unit) => onChange({ ...question, unit })}
      />
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <NumberInput
          label={words.min}
          readOnly={readOnly}
          value={question.min}
          onChange={(min) => onChange({ ...question, min })}
        />
        <NumberInput
          label={words.max}
          readOnly={readOnly}
          value={question.max}
          onChange={(max) => onChange({ ...question, max })}
        />
        <NumberInput
          label={words.digits}
          readOnly={readOnly}
          value={question.digits}
          onChange={(digits) => onChange({ ...question, digits: Math.min(Math.max(Math.round(digits), 0), 2) })}
        />
      </div>
    </>
  );
}
