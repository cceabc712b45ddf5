import { checkPassword, PASSWORD_KINDS_NEEDED } from '#contract/rules/password';
import { useText } from '../../../platform/locale.ts';
import { RuleChecklist } from '../../../ui/form/RuleChecklist.tsx';
import { changePasswordText } from './change-password-text.ts';

export const RULES_ID = 'password-rules';

/** Ticks itself off while the new password is typed. */
export function PasswordRules({ password }: { password: string }) {
  const words = useText(changePasswordText);
  const { length, noSpace, kinds } = checkPassword(password);
  return (
    <RuleChecklist
      id={RULES_ID}
      label={words.rulesLabel}
      metLabel={words.ruleMet}
      unmetLabel={words.ruleUnmet}
      items={[
        { text: words.ruleLength, met: length },
        { text: words.ruleNoSpace, met: password !== '' && noSpace },
        { text: words.ruleKinds(kinds), met: kinds >= PASSWORD_KINDS_NEEDED },
      ]}
    />
  );
}
