import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { operators } from '#contract/ops/operators';
import { isFault, sentence } from '../../api/faults.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { OpsPayload } from '../api/send.ts';
import { useSubmit } from '../api/use-call.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { operatorsText } from './text.ts';

export interface AddDialogProps {
  onAdded: (name: string, initialPassword: string) => void;
  onClose: () => void;
}

type Added = OpsPayload<'OperatorAdd'>;

/** The call's own schema checks the typed values, here as on the server. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const words = useText(operatorsText);
  const language = useLocale();
  const formId = useId();
  const add = useSubmit('OperatorAdd', { handles: () => true });
  const form = useForm<Added>({
    resolver: standardSchemaResolver(operators.OperatorAdd.in),
    defaultValues: { loginName: '', name: '', role: 'support' },
  });
  const { errors } = form.formState;
  const taken = add.error && isFault(add.error, 'loginNameTaken') ? sentence(add.error, language) : undefined;
  const submit = form.handleSubmit(async (typed) => {
    const reply = await add.mutateAsync(typed).catch(() => undefined);
    if (reply) onAdded(typed.name, reply.initialPassword);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={add.isPending} busyText={words.working}>
            {words.addDo}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4 text-ink">
        {add.error && !taken && (
          <Alert tone="bad" live="assertive">
            {sentence(add.error, language)}
          </Alert>
        )}
        <TextField
          {...form.register('name')}
          label={words.name}
          maxLength={50}
          autoComplete="off"
          error={errors.name && words.needName}
        />
        <TextField
          {...form.register('loginName')}
          label={words.loginName}
          hint={words.loginNameHint}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={taken ?? (errors.loginName && words.badLoginName)}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => <RoleSelect value={field.value} onChange={field.onChange} />}
        />
      </form>
    </Dialog>
  );
}
