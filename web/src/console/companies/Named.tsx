import { usePick } from '../../platform/locale.ts';
import type { FieldInputProps } from './settings/field-props.ts';

export const Named = ({ label, code }: Pick<FieldInputProps, 'label' | 'code'>) => (
  <>
    {label}
    {code && <span className="ml-2 text-x font-normal break-all text-ink-3">{code}</span>}
  </>
);

/** The sentence about this very field. */
export const useError = ({ problems, path }: Pick<FieldInputProps, 'problems' | 'path'>): string | undefined => {
  const pick = usePick();
  const problem = problems.find((each) => each.path === path);
  return problem && pick(problem.zh, problem.en);
};
