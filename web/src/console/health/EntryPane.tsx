import { useState } from 'react';
import { sentence } from '../../api/faults.ts';
import type { Failure } from '../../api/failure.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Pane } from '../kit/pane/Pane.tsx';
import { useOperator } from '../session.ts';
import { EntryDialog, type EntryAction } from './EntryDialog.tsx';
import { EntryFields } from './EntryFields.tsx';
import type { EntryForm, FormTrouble, OpenEntry } from './entry-form.ts';
import { Preview } from './Preview.tsx';
import { entriesText } from './text.ts';

interface EntryPaneProps {
  entry: OpenEntry;
  address: AppPath;
  closeTo: AppPath;
  busy: boolean;
  failure: Failure | null;
  /** Answers with what cannot be read of the form, if anything. */
  onSave: (form: EntryForm) => Promise<FormTrouble | undefined>;
}

/** One entry: edit, preview, and what can be done with it. Its version is the key, so that a saved one is opened anew. */
export function EntryPane({ entry, address, closeTo, busy, failure, onSave }: EntryPaneProps) {
  const words = useText(entriesText);
  const language = useLocale();
  const mayEdit = useOperator()?.role === 'content';
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [form, setForm] = useState(entry.form);
  const [trouble, setTrouble] = useState<FormTrouble>();
  const [doing, setDoing] = useState<EntryAction>();
  const save = async (): Promise<void> => {
    const found = await onSave(form);
    setTrouble(found);
  };
  const actions: EntryAction[] = [
    ...(entry.hasDraft ? (['publish', 'discard'] as const) : []),
    entry.published ? 'hide' : 'show',
  ];
  return (
    <Pane
      label={words.detail}
      title={entry.name}
      note={entry.hasDraft ? words.hasDraft : entry.code}
      address={address}
      closeTo={closeTo}
      footer={
        mayEdit && (
          <>
            <Button size="sm" variant="primary" busy={busy} busyText={words.saving} onClick={() => void save()}>
              {words.save}
            </Button>
            {actions.map((action) => (
              <Button key={action} size="sm" onClick={() => setDoing(action)}>
                {words[action]}
              </Button>
            ))}
          </>
        )
      }
    >
      <div className="grid gap-3 px-4 pt-3.5 md:px-5">
        <Segmented
          label={words.views}
          hideLabel
          name="view"
          value={view}
          onChange={setView}
          items={(['edit', 'preview'] as const).map((value) => ({ value, label: words.view[value] }))}
        />
        {!mayEdit && <Alert tone="mute">{words.readOnly}</Alert>}
        {(trouble ?? failure) && (
          <Alert tone="bad" live="assertive">
            {trouble ? words[trouble] : failure && sentence(failure, language)}
          </Alert>
        )}
      </div>
      {view === 'edit' ? <EntryFields form={form} onChange={setForm} readOnly={!mayEdit} /> : <Preview form={form} />}
      {doing && (
        <EntryDialog
          entry={entry}
          action={doing}
          onClose={(isDone) => {
            setDoing(undefined);
            if (isDone) toast(words[DONE[doing]]);
          }}
        />
      )}
    </Pane>
  );
}

const DONE = { publish: 'published', discard: 'discarded', hide: 'hidden', show: 'shown' } as const;
