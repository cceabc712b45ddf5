import { OPERATOR_ROLES, type OperatorRole } from '#contract/values/operator-roles';
import { useText } from '../../platform/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { frameText } from '../frame/text.ts';
import { operatorsText } from './text.ts';

/** A role and what it may do. */
export function RoleSelect({ value, onChange }: { value: OperatorRole; onChange: (role: OperatorRole) => void }) {
  const words = useText(operatorsText);
  const { roles } = useText(frameText);
  return (
    <SelectField
      label={words.role}
      hint={words.roleHints[value]}
      value={value}
      onChange={(event) => {
        const role = OPERATOR_ROLES.find((one) => one === event.target.value);
        if (role) onChange(role);
      }}
    >
      {OPERATOR_ROLES.map((role) => (
        <option key={role} value={role}>
          {roles[role]}
        </option>
      ))}
    </SelectField>
  );
}
