import { useId, useState, type FormEvent } from 'react';
import type { OperatorRow } from '#contract/ops/operators';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { operatorsText } from './text.ts';

/** Name, role, and whether the account is in use. */
export function EditDialog({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const words = useText(operatorsText);
  const language = useLocale();
  const formId = useId();
  const [name, setName] = useState(operator.name);
  const [role, setRole] = useState(operator.role);
  const [disabled, setDisabled] = useState(operator.disabled);
  const save = useSubmit('OperatorChange', { handles: () => true });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const changes = { operatorId: operator.operatorId, name: name.trim(), role, disabled };
    const reply = await save.mutateAsync(changes).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.saved);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.editTitle(operator.name)}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending} busyText={words.working}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4 text-ink">
        {save.error && (
          <Alert tone="bad" live="assertive">
            {sentence(save.error, language)}
          </Alert>
        )}
        <TextField
          label={words.name}
          maxLength={50}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={name.trim() ? undefined : words.needName}
        />
        <RoleSelect value={role} onChange={setRole} />
        <Switch
          label={words.disable}
          text={words.disableText}
          checked={disabled}
          onChange={(event) => setDisabled(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}
