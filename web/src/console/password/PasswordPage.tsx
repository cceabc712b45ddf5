import { checkOperatorPassword } from '#contract/rules/operator-password';
import { isFault, sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/exchange.ts';
import { toast } from '../../platform/feedback.ts';
import { problemText, useForm, type Draft } from '../../platform/form.ts';
import { locale, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { RuleChecklist } from '../../ui/form/RuleChecklist.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { firstPage } from '../routes.ts';
import { useOperator } from '../session.ts';
import { passwordText } from './text.ts';

const FIELDS = ['oldPassword', 'newPassword', 'repeatPassword'] as const;
type Field = (typeof FIELDS)[number];

export function PasswordPage() {
  const words = useText(passwordText);
  const operator = useOperator();
  const me = useCall('OpsMe', {});
  const who = { name: operator?.name ?? '', loginName: me.data?.loginName ?? '' };
  const change = useSubmit('OpsChangePassword', { handles: () => true });
  const form = useForm<Draft<Field>>({
    prefix: 'password',
    fields: FIELDS,
    initial: { oldPassword: '', newPassword: '', repeatPassword: '' },
    check({ oldPassword, newPassword, repeatPassword }) {
      const fits = checkOperatorPassword(newPassword, who).ok;
      return {
        ...(!oldPassword && { oldPassword: { kind: 'needOld' } }),
        ...(!fits && { newPassword: { kind: 'needNew' } }),
        ...(fits && newPassword !== repeatPassword && { repeatPassword: { kind: 'mismatch' } }),
      };
    },
  });
  const errorOf = (field: Field) => problemText(form.problems[field], words);
  const errors = form.summary(errorOf);
  const { length, notName } = checkOperatorPassword(form.draft.newPassword, who);

  async function save({ oldPassword, newPassword }: Draft<Field>) {
    try {
      await change.mutateAsync({ oldPassword, newPassword });
    } catch (error) {
      const failure = asFailure(error);
      const aboutNew = isFault(failure, 'operatorPasswordShort', 'operatorPasswordCommon');
      return form.refuse(aboutNew ? 'newPassword' : 'oldPassword', sentence(failure, locale()));
    }
    toast(words.saved);
    if (operator) go(firstPage(operator.role), { replace: true });
  }

  const field = (name: Field, autoComplete: string) => (
    <PasswordField
      {...form.field(name)}
      label={words[name]}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      error={errorOf(name)}
      autoComplete={autoComplete}
      maxLength={128}
    />
  );
  return (
    <div className="max-w-dialog">
      <PageTitle text={words.intro}>{words.title}</PageTitle>
      <Card>
        <form noValidate onSubmit={(event) => void form.submit(save)(event)} className="grid grid-cols-1 gap-4">
          <FormErrorSummary title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
          {field('oldPassword', 'current-password')}
          {field('newPassword', 'new-password')}
          <RuleChecklist
            label={words.rules}
            metLabel={words.met}
            unmetLabel={words.unmet}
            items={[
              { text: words.ruleLength, met: length },
              { text: words.ruleName, met: notName && form.draft.newPassword !== '' },
            ]}
          />
          {field('repeatPassword', 'new-password')}
          <Button type="submit" variant="primary" busy={change.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        </form>
      </Card>
    </div>
  );
}
