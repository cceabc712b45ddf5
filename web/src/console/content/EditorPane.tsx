import { useState, type ReactNode } from 'react';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { Pane } from '../kit/pane/Pane.tsx';
import { useOperator } from '../session.ts';
import { contentText } from './text.ts';

/** Content is written by its own role; others read it. */
export const useMayWrite = (): boolean => useOperator()?.role === 'content';

export interface EditorPaneProps {
  title: string;
  note?: string;
  address: AppPath;
  closeTo: AppPath;
  /** Why it cannot be changed. */
  locked?: string | undefined;
  form: ReactNode;
  preview: ReactNode;
  onSave: () => void;
  /** Beside "save". */
  actions?: ReactNode;
}

/** Fields and their preview, one at a time; a reader sees the preview. */
export function EditorPane({ title, note, address, closeTo, locked, form, preview, onSave, actions }: EditorPaneProps) {
  const words = useText(contentText);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const editing = mode === 'edit' && !locked;
  return (
    <Pane
      label={words.detail}
      title={title}
      note={note}
      address={address}
      closeTo={closeTo}
      footer={
        locked && !actions ? undefined : (
          <>
            {!locked && (
              <Button variant="primary" onClick={onSave}>
                {words.save}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4 p-4 md:p-5">
        {locked ? (
          <p className="text-c text-ink-2">{locked}</p>
        ) : (
          <Chips
            label={words.mode}
            value={mode}
            onChange={setMode}
            items={[
              { value: 'edit', label: words.edit },
              { value: 'preview', label: words.preview },
            ]}
          />
        )}
        {editing ? form : preview}
      </div>
    </Pane>
  );
}
