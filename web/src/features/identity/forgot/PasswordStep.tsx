import type { ResetAccount } from '#contract/calls/password';
import { PASSWORD_MAX } from '#contract/rules/password';
import { SaveForm } from '../../../parts/form/SaveForm.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { changePasswordText } from '../password/change-password-text.ts';
import { PasswordRules, RULES_ID } from '../password/PasswordRules.tsx';
import { forgotText } from './forgot-text.ts';
import { useNewPassword } from './use-new-password.ts';

interface PasswordStepProps {
  accounts: readonly ResetAccount[];
  onDone: () => void;
  /** The code has run out meanwhile. */
  onGone: () => void;
}

export function PasswordStep({ accounts, onDone, onGone }: PasswordStepProps) {
  const words = useText(forgotText);
  const says = useText(changePasswordText);
  const pick = usePick();
  const only = accounts.length === 1 ? accounts[0]?.ticket : undefined;
  const { form, submit, busy } = useNewPassword({ ticket: only, onDone, onGone });
  const field = { showLabel: says.showPassword, hideLabel: says.hidePassword, maxLength: PASSWORD_MAX * 2 };
  return (
    <SaveForm form={form} submit={submit} words={{ ...says, ...words }} className="grid gap-4">
      {(errorOf) => (
        <>
          {only === undefined && (
            <RadioCards
              {...form.control('ticket')}
              legend={words.account}
              name="account"
              error={errorOf('ticket')}
              items={accounts.map(({ ticket, company, companyEng, name }) => ({
                value: ticket,
                title: pick(company, companyEng),
                text: name,
              }))}
            />
          )}
          <PasswordField
            {...form.field('next')}
            {...field}
            label={words.newPassword}
            error={errorOf('next')}
            autoComplete="new-password"
            aria-describedby={RULES_ID}
          />
          <PasswordRules password={form.draft.next} />
          <PasswordField
            {...form.field('confirm')}
            {...field}
            label={words.confirmPassword}
            error={errorOf('confirm')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" size="lg" block busy={busy} busyText={words.submitting}>
            {words.submit}
          </Button>
        </>
      )}
    </SaveForm>
  );
}
