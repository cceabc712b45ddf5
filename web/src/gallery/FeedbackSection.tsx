import { type ReactNode, useState } from 'react';
import { BottomSheet } from '../ui/overlay/BottomSheet.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { LoadingNote, LoadingOverlay } from '../ui/overlay/LoadingOverlay.tsx';
import { Price } from '../ui/data/Price.tsx';
import { RadioCards } from '../ui/form/RadioCards.tsx';
import { Toast, ToastHost, type ToastMessage } from '../ui/feedback/Toast.tsx';
import type { GalleryText } from './text.ts';

type Shown = 'plain' | 'destructive' | 'required' | 'choice' | 'sheet' | 'overlay' | undefined;

export function FeedbackSection({ text }: { text: GalleryText }) {
  const [shown, setShown] = useState<Shown>();
  const [toast, setToast] = useState<ToastMessage>();
  const close = () => setShown(undefined);
  const say = (message: Omit<ToastMessage, 'key'>) => setToast({ key: Date.now(), ...message });
  const overlay = () => {
    setShown('overlay');
    setTimeout(close, 10_000);
  };
  const opener = (what: Shown, label: ReactNode) => <Button onClick={() => setShown(what)}>{label}</Button>;
  return (
    <Card title={text.sections.dialogs} className="g-wide">
      <div className="g-stack">
        <div className="g-row">
          {opener('plain', text.openPlain)}
          {opener('destructive', text.openDestructive)}
          {opener('required', text.openRequired)}
          {opener('choice', text.openChoice)}
          {opener('sheet', text.openSheet)}
          <Button onClick={() => say({ text: text.saved })}>{text.showToast}</Button>
          <Button
            onClick={() =>
              say({
                text: text.removed,
                tone: 'plain',
                action: { label: text.undo, onPress: () => setToast(undefined) },
              })
            }
          >
            {text.showToastAction}
          </Button>
          <Button onClick={overlay}>{text.showOverlay}</Button>
        </div>
        <div className="g-two">
          <div className="g-stage">
            <Toast text={text.saved} />
            <Toast text={text.offline} tone="offline" />
            <Toast text={text.removed} tone="plain" action={{ label: text.undo, onPress: () => undefined }} />
          </div>
          <div className="g-stage">
            <LoadingNote text={text.placing} note={text.keepOpen} slowText={text.slow} />
          </div>
        </div>
      </div>
      <Dialogs {...{ text, shown, close }} />
      <BottomSheet
        open={shown === 'sheet'}
        onClose={close}
        title={text.sheetTitle}
        closeLabel={text.close}
        footer={
          <Button variant="primary" block onClick={close}>
            {text.submit}
          </Button>
        }
      >
        <ul className="g-stack">
          {text.sheetRows.map(([name, fen]) => (
            <li key={name}>
              {name} <Price fen={fen} />
            </li>
          ))}
        </ul>
      </BottomSheet>
      <ToastHost message={toast} onDone={() => setToast(undefined)} />
      <LoadingOverlay active={shown === 'overlay'} text={text.placing} note={text.keepOpen} slowText={text.slow} />
    </Card>
  );
}

function Dialogs({ text, shown, close }: { text: GalleryText; shown: Shown; close: () => void }) {
  const [who, setWho] = useState<'0' | '1'>('0');
  const button = (label: ReactNode, variant: 'primary' | 'secondary' | 'dangerPrimary') => (
    <Button variant={variant} onClick={close}>
      {label}
    </Button>
  );
  const people = text.people
    .slice(0, 2)
    .map(({ title, aside }, index) => ({ value: index === 0 ? ('0' as const) : ('1' as const), title, aside }));
  return (
    <>
      <Dialog
        open={shown === 'plain'}
        onClose={close}
        title={text.plainTitle}
        actions={
          <>
            {button(text.backHome, 'secondary')}
            {button(text.records, 'primary')}
          </>
        }
      >
        {text.plainText}
      </Dialog>
      <Dialog
        mode="destructive"
        open={shown === 'destructive'}
        onClose={close}
        title={text.cancelTitle}
        actions={
          <>
            {button(text.keep, 'secondary')}
            {button(text.dangerPrimary, 'dangerPrimary')}
          </>
        }
      >
        {text.cancelText}
      </Dialog>
      <Dialog
        mode="required"
        open={shown === 'required'}
        onClose={close}
        title={text.expiredTitle}
        actions={button(text.relogin, 'primary')}
      >
        {text.expiredText}
      </Dialog>
      <Dialog
        open={shown === 'choice'}
        onClose={close}
        title={text.who}
        actions={
          <>
            {button(text.cancel, 'secondary')}
            {button(text.start, 'primary')}
          </>
        }
      >
        <div className="g-stack">
          <p>{text.onlyOne}</p>
          <RadioCards legend={text.who} hideLegend name="g-person" items={people} value={who} onChange={setWho} />
        </div>
      </Dialog>
    </>
  );
}
