import type { SettingProblem } from '#contract/settings/problems';
import { usePick, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useFieldName } from './setting-words.ts';
import { companiesText } from '../text.ts';

/** All problems at once, so that an operator is not led from one refusal to the next. */
export function ProblemList({ problems }: { problems: readonly SettingProblem[] }) {
  const words = useText(companiesText);
  const pick = usePick();
  const fieldName = useFieldName();
  if (problems.length === 0) return null;
  return (
    <Alert tone="warn" title={words.problems}>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem.path}>
            {fieldName(problem.path)}：{pick(problem.zh, problem.en)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
