import type { ReactNode } from 'react';
import { BottomSheet } from './BottomSheet.tsx';
import { Button } from '../form/Button.tsx';

export interface FormSheetProps {
  onClose: () => void;
  /** Drops the typed data. */
  onCancel?: () => void;
  title: ReactNode;
  /** The form inside that the main button submits. */
  formId: string;
  busy: boolean;
  words: { close: string; cancel: string; save: string; saving: string };
  children: ReactNode;
}

/** A form beside the page: drawn only while it is open, its two buttons always in view. */
export function FormSheet({ onClose, onCancel, title, formId, busy, words, children }: FormSheetProps) {
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button
            onClick={() => {
              onCancel?.();
              onClose();
            }}
          >
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyText={words.saving}>
            {words.save}
          </Button>
        </div>
      }
    >
      {children}
    </BottomSheet>
  );
}
