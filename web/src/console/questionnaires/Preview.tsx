import { useState } from 'react';
import type { Answers, QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { withChanges } from '#contract/rules/questionnaire';
import { Runner } from '../../parts/questionnaire/Runner.tsx';

/** As people will see it, conditions and all; nothing of it is saved. */
export function Preview({ document }: { document: QuestionnaireDocument }) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <Runner
      {...{ document, answers }}
      onAnswer={(key, answer) => setAnswers((before) => withChanges(before, { [key]: answer ?? null }))}
      onHandIn={() => setAnswers({})}
    />
  );
}
