import { Plus } from 'lucide-react';
import { MOST_QUESTIONS, QUESTION_SORTS, type QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Both } from './Both.tsx';
import { newQuestion, replaced, type Section } from './edit-document.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { partId } from './Problems.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { questionnairesText } from './text.ts';

interface SectionEditorProps {
  document: QuestionnaireDocument;
  section: Section;
  at: number;
  readOnly: boolean;
  onChange: (section: Section) => void;
  onSections: (sections: Section[]) => void;
}

export function SectionEditor({ document, section, at, readOnly, onChange, onSections }: SectionEditorProps) {
  const words = useText(questionnairesText);
  const { questions } = section;
  const name = words.section(at + 1);
  return (
    <Card
      title={name}
      aside={!readOnly && <MoveButtons {...{ name, at, list: document.sections, onChange: onSections }} />}
    >
      <div className="grid gap-4">
        <Both
          id={partId(section.key)}
          label={words.sectionTitle}
          readOnly={readOnly}
          value={section.title}
          onChange={(title) => onChange({ ...section, title })}
        />
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            {...{ document, question, readOnly }}
            name={words.question(index + 1)}
            moves={
              !readOnly && (
                <MoveButtons
                  name={words.question(index + 1)}
                  list={questions}
                  at={index}
                  onChange={(list) => onChange({ ...section, questions: list })}
                />
              )
            }
            onChange={(next) => onChange({ ...section, questions: replaced(questions, index, next) })}
          />
        ))}
        {!readOnly && questions.length < MOST_QUESTIONS && (
          <div className="flex flex-wrap gap-2">
            {QUESTION_SORTS.map((sort) => (
              <Button
                key={sort}
                size="sm"
                guardMs={0}
                icon={<Plus aria-hidden="true" size={16} />}
                onClick={() => onChange({ ...section, questions: [...questions, newQuestion(document, sort)] })}
              >
                {words.addQuestion(words.sorts[sort])}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
