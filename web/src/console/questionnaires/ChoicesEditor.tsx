import { Plus } from 'lucide-react';
import type { Question } from '#contract/schemas/questionnaire-document';
import { usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Both } from './Both.tsx';
import { newChoice, replaced } from './edit-document.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { questionnairesText } from './text.ts';

type Choosing = Extract<Question, { kind: 'one' | 'many' }>;

interface ChoicesEditorProps {
  question: Choosing;
  readOnly: boolean;
  onChange: (question: Question) => void;
}

const MOST_CHOICES = 20;

export function ChoicesEditor({ question, readOnly, onChange }: ChoicesEditorProps) {
  const words = useText(questionnairesText);
  const pick = usePick();
  const { choices } = question;
  const setNone = (none: string): void => {
    if (question.kind !== 'many') return;
    const { none: _, ...rest } = question;
    onChange(none ? { ...rest, none } : rest);
  };
  return (
    <div className="grid gap-3">
      {choices.map((choice, at) => (
        <div key={choice.key} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <Both
              label={words.choice(at + 1)}
              maxLength={80}
              readOnly={readOnly}
              value={choice.text}
              onChange={(text) => onChange({ ...question, choices: replaced(choices, at, { ...choice, text }) })}
            />
          </div>
          {!readOnly && (
            <div className="pb-1.5">
              <MoveButtons
                {...{ name: words.choice(at + 1), at, list: choices }}
                onChange={(list) => onChange({ ...question, choices: list })}
              />
            </div>
          )}
        </div>
      ))}
      {!readOnly && choices.length < MOST_CHOICES && (
        <Button
          size="sm"
          className="justify-self-start"
          guardMs={0}
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => onChange({ ...question, choices: [...choices, newChoice(choices)] })}
        >
          {words.addChoice}
        </Button>
      )}
      {question.kind === 'many' && (
        <SelectField
          label={words.none}
          disabled={readOnly}
          className="max-w-100"
          value={question.none ?? ''}
          onChange={(event) => setNone(event.target.value)}
        >
          <option value="">{words.noneNo}</option>
          {choices.map(({ key, text }, at) => (
            <option key={key} value={key}>
              {pick(text.zh, text.en) || words.choice(at + 1)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
