import type { QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import type { DocumentProblem } from '#contract/rules/questionnaire-check';
import { usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { questionnairesText } from './text.ts';

export const partId = (key: string): string => `part-${key || 'whole'}`;

/** Everything that keeps it from being published, at once, each leading to where it is. */
export function Problems({
  document,
  problems,
}: {
  document: QuestionnaireDocument;
  problems: readonly DocumentProblem[];
}) {
  const words = useText(questionnairesText);
  const pick = usePick();
  if (problems.length === 0) return <Alert tone="ok">{words.ready}</Alert>;
  const nameOf = (key: string): string => {
    for (const [at, section] of document.sections.entries()) {
      if (section.key === key) return words.section(at + 1);
      const index = section.questions.findIndex((question) => question.key === key);
      const text = section.questions[index]?.text;
      if (text) return `${words.section(at + 1)} · ${pick(text.zh, text.en) || words.question(index + 1)}`;
    }
    return words.settings;
  };
  return (
    <Alert tone="warn">
      <p className="font-semibold">{words.problems(problems.length)}</p>
      <ul className="mt-1 grid gap-0.5">
        {problems.map(({ problem, at }, index) => (
          <li key={`${problem} ${at} ${index}`}>
            <a
              href={`#${partId(at)}`}
              className="underline underline-offset-2"
              onClick={(event) => {
                // no navigation: the hash must not reach the router
                event.preventDefault();
                globalThis.document.getElementById(partId(at))?.focus();
              }}
            >
              {nameOf(at)}
            </a>
            {` ${words.problem[problem]}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
