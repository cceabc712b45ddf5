import { checkOperatorPassword } from '#contract/rules/operator-password';
import type { Draft, Form } from '../../platform/form.ts';
import { useText } from '../../platform/locale.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { RuleChecklist } from '../../ui/form/RuleChecklist.tsx';
import type { CodeField } from './steps.ts';
import { signInText } from './text.ts';

export interface NewPasswordProps {
  form: Form<Draft<CodeField>>;
  loginName: string;
  errorOf: (field: CodeField) => string | undefined;
}

/** A password of one's own instead of the initial one. */
export function NewPassword({ form, loginName, errorOf }: NewPasswordProps) {
  const words = useText(signInText);
  const { length, notName } = checkOperatorPassword(form.draft.newPassword, { name: '', loginName });
  const eye = { showLabel: words.showPassword, hideLabel: words.hidePassword };
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-b border-line pb-4">
      <legend className="text-s">{words.newPasswordTitle}</legend>
      <p className="mt-1 -mb-2 text-c text-ink-2">{words.newPasswordIntro}</p>
      <PasswordField
        {...form.field('newPassword')}
        {...eye}
        label={words.newPassword}
        error={errorOf('newPassword')}
        autoComplete="new-password"
        maxLength={128}
      />
      <RuleChecklist
        label={words.rules}
        metLabel={words.met}
        unmetLabel={words.unmet}
        items={[
          { text: words.ruleLength, met: length },
          { text: words.ruleName, met: notName && form.draft.newPassword !== '' },
        ]}
      />
      <PasswordField
        {...form.field('repeatPassword')}
        {...eye}
        label={words.repeatPassword}
        error={errorOf('repeatPassword')}
        autoComplete="new-password"
        maxLength={128}
      />
    </fieldset>
  );
}
