import { useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import { isFault } from '../../api/faults.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { client } from '../api/client.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { homeText } from './text.ts';

export interface SaveBarProps {
  isUnsaved: boolean;
  busy: boolean;
  failure: Failure | null;
  /** Answers whether it was saved. */
  onSave: (reason: string) => Promise<boolean>;
  onReload: () => void;
}

/** Saves a list with its reason; one that another operator has changed meanwhile can be loaded again. */
export function SaveBar({ isUnsaved, busy, failure, onSave, onReload }: SaveBarProps) {
  const words = useText(homeText);
  const [isAsking, setIsAsking] = useState(false);
  useUnsaved(isUnsaved && !busy);
  const reload = () => {
    onReload();
    setIsAsking(false);
    void client.invalidateQueries({ queryKey: ['OpsHome'] });
  };
  return (
    <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-n-25 py-3">
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        {words.save}
      </Button>
      {isUnsaved && <span className="text-c text-ink-2">{words.unsaved}</span>}
      {isAsking && (
        <ReasonDialog
          title={words.saveTitle}
          text={words.saveText}
          action={words.save}
          busy={busy}
          failure={failure}
          after={
            failure &&
            isFault(failure, 'homeChanged') && (
              <Button size="sm" onClick={reload}>
                {words.reload}
              </Button>
            )
          }
          onSubmit={(reason) => void onSave(reason).then((isSaved) => isSaved && setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
