import { useEffect } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { LoadingOverlay } from '../../ui/overlay/LoadingOverlay.tsx';
import { ToastHost } from '../../ui/feedback/Toast.tsx';
import { dialogs, type DialogAction } from '../../platform/dialogs.ts';
import { overlay, toast, toasts } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { useStore } from '../../platform/store.ts';
import { appText } from '../../platform/text.ts';

const VARIANT = { primary: 'primary', secondary: 'secondary', danger: 'dangerPrimary' } as const;

/** The only place dialogs are drawn: at most one is open. */
export function DialogHost() {
  const asked = useStore(dialogs.store, (queue) => queue.open);
  if (!asked) return null;
  const { title, text, actions, required } = asked.request;
  const choose = (action: DialogAction) => {
    dialogs.close(action.value);
    if (action.to) go(action.to);
  };
  const destructive = actions.some((action) => action.tone === 'danger');
  return (
    <Dialog
      key={`${title} ${text}`}
      open
      onClose={() => dialogs.close()}
      title={title}
      mode={required ? 'required' : destructive ? 'destructive' : 'plain'}
      actions={actions.map((action) => (
        <Button
          key={action.value}
          variant={VARIANT[action.tone ?? 'primary']}
          onClick={() => choose(action)}
          {...(action.href && { render: <a href={action.href} /> })}
        >
          {action.label}
        </Button>
      ))}
    >
      {text}
    </Dialog>
  );
}

export function FeedbackHosts({ aboveBar }: { aboveBar: boolean }) {
  const words = useText(appText);
  const message = useStore(toasts, (value) => value.message);
  const busy = useStore(overlay, (value) => value.text);
  useEffect(() => {
    const lost = () => toast(words.offline, { tone: 'offline', sticky: true });
    const back = () => toasts.set({ message: undefined });
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [words]);
  return (
    <>
      <DialogHost />
      <ToastHost message={message} onDone={() => toasts.set({ message: undefined })} aboveBar={aboveBar} />
      <LoadingOverlay active={busy !== null} text={busy ?? ''} note={words.keepOpen} slowText={words.slow} />
    </>
  );
}
