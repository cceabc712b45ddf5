import { useState, type ReactNode } from 'react';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import type { OpsReply } from '../api/send.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { Pane } from '../kit/pane/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { fieldsOf, problemsOf, type ItemForm } from './item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import { itemsText } from './text.ts';

export interface ItemPaneProps {
  departments: OpsReply<'OpsItems'>['departments'];
  before: ItemForm;
  /** Null: it is a new one. */
  version: number | null;
  mayChange: boolean;
  address: AppPath;
  closeTo: AppPath;
  actions?: ReactNode;
}

/** One item while it is typed; a refusal loses nothing typed. */
export function ItemPane({ departments, before, version, mayChange, address, closeTo, actions }: ItemPaneProps) {
  const words = useText(itemsText);
  const [form, setForm] = useState(before);
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(before);
  useUnsaved(mayChange && isUnsaved && !saving);
  const problems = asked ? problemsOf(form) : [];
  const save = () => {
    setAsked(true);
    if (problemsOf(form).length === 0) setSaving(true);
  };
  return (
    <Pane
      label={words.detail}
      title={version === null ? words.newTitle : form.nameZh}
      note={version === null ? undefined : form.code}
      {...{ address, closeTo }}
      footer={
        mayChange && (
          <>
            <Button size="sm" variant="primary" onClick={save}>
              {words.save}
            </Button>
            {actions}
          </>
        )
      }
    >
      {problems.length > 0 && (
        <div className="px-4 pt-3.5 md:px-5">
          <Alert tone="bad" live="assertive">
            {words.fixFirst(problems.length)}
          </Alert>
        </div>
      )}
      <ItemFields
        {...{ form, departments, problems }}
        isNew={version === null}
        readOnly={!mayChange}
        onChange={setForm}
      />
      {saving && (
        <ChangeWithReason
          call="OpsItemSave"
          payload={{ code: form.code.trim(), version, ...fieldsOf(form) }}
          title={words.saveTitle}
          text={words.saveText}
          action={words.save}
          done={({ code }) => {
            if (version === null) go(opsPathTo('/ops/items/$item', { item: code }), { replace: true });
            return words.saved;
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </Pane>
  );
}
