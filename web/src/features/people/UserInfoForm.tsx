import type { Person } from '#contract/calls/people';
import { plainPhone } from '#contract/rules/phone';
import { useSaveForm } from '../../api/use-save-form.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { identityText } from '../../parts/people/identity-text.ts';
import type { CompletedField } from '../../parts/people/missing.ts';
import { personText } from '../../parts/people/person-text.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { challenge } from '../../platform/challenge.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { CityField } from './CityField.tsx';
import {
  COMPLETE_NAMES,
  completeSchema,
  completion,
  emptyUserInfo,
  USER_INFO_FIELDS,
  userInfoProblems,
  type UserInfoDraft,
} from './user-info-form.ts';
import { userInfoText } from './user-info-text.ts';

const ID_TYPES = ['idCard', 'passport', 'hkMacauPermit', 'taiwanPermit'] as const;

interface UserInfoFormProps {
  person: Person;
  missing: readonly CompletedField[];
  onSaved: () => void;
}

export function UserInfoForm({ person, missing, onSaved }: UserInfoFormProps) {
  const words = useText(userInfoText);
  const says = useText(personText);
  const job = useText(identityText);
  const { form, submit, busy } = useUserInfo({ person, missing, onSaved });
  const lacks = (field: CompletedField) => missing.includes(field);
  const text = (field: CompletedField, label: string, error: string | undefined) => ({
    ...{ ...form.field(field), label, error, maxLength: 100 },
  });
  return (
    <SaveForm form={form} submit={submit} words={{ ...says, ...words }} className="grid gap-4">
      {(errorOf) => (
        <>
          {lacks('idNumber') && (
            <>
              <SelectField {...form.field('idType')} error={errorOf('idType')} label={says.idType}>
                {ID_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {says.idTypes[type]}
                  </option>
                ))}
              </SelectField>
              <TextField
                {...text('idNumber', says.idNumber, errorOf('idNumber'))}
                hint={words.idHint}
                autoComplete="off"
                autoCapitalize="characters"
              />
            </>
          )}
          {lacks('marital') && (
            <SelectField {...form.field('marital')} error={errorOf('marital')} label={says.marital}>
              <option value="">{says.choose}</option>
              <option value="single">{says.maritals.single}</option>
              <option value="married">{says.maritals.married}</option>
            </SelectField>
          )}
          {lacks('city') && <CityField {...form.field('city')} error={errorOf('city')} label={words.cityLabel} />}
          {lacks('phone') && (
            <TextField
              {...text('phone', says.phone, errorOf('phone'))}
              hint={words.codeHint}
              inputMode="tel"
              autoComplete="tel-national"
            />
          )}
          {lacks('email') && (
            <TextField
              {...text('email', says.email, errorOf('email'))}
              hint={words.codeHint}
              inputMode="email"
              autoComplete="email"
            />
          )}
          {lacks('employeeNo') && (
            <TextField {...text('employeeNo', job.employeeNo, errorOf('employeeNo'))} autoComplete="off" />
          )}
          {lacks('department') && (
            <TextField {...text('department', job.department, errorOf('department'))} autoComplete="organization" />
          )}
          <div className="mt-2 grid gap-2 md:flex md:justify-end md:gap-3">
            <Button type="submit" variant="primary" busy={busy} busyText={words.saving} className="md:order-last">
              {words.submit}
            </Button>
            <Button render={<AppLink to={pathTo('/web/home')} />}>{words.later}</Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}

/** Phone and e-mail are confirmed first: each by the code that is sent to it. */
function useUserInfo({ person, missing, onSaved }: UserInfoFormProps) {
  const words = useText(userInfoText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  return useSaveForm<'CompletePersonalInfo', UserInfoDraft>({
    call: 'CompletePersonalInfo',
    schema: completeSchema,
    prefix: 'userinfo',
    keep: { secret: ['idNumber'] },
    fields: USER_INFO_FIELDS,
    names: COMPLETE_NAMES,
    initial: emptyUserInfo(person),
    check: (values) => userInfoProblems(values, missing, person),
    before: async ({ phone, email }) =>
      (!missing.includes('phone') || (await challenge({ kind: 'phone', phone: plainPhone(phone) }))) &&
      (!missing.includes('email') || (await challenge({ kind: 'email', email: email.trim() }))),
    payload: (values) => completion(userGuid, values, missing),
    faults: { idNumberBad: 'idNumber', idNumberOfAnother: 'idNumber' },
    onSaved: () => {
      toast(words.saved);
      onSaved();
    },
  });
}
