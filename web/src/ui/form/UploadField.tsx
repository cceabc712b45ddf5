import { FileText, RotateCw, Upload, X } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { cx } from '../cx.ts';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export interface UploadItem {
  key: string;
  name: string;
  /** As people read it, such as "1.2 MB". */
  size: string;
  state: 'sending' | 'done' | 'failed';
  /** From 0 to 1, while it is being sent. */
  progress?: number;
  /** Why it failed, in words. */
  error?: string;
  /** A failure that trying again would not mend. */
  final?: boolean;
}

export interface UploadFieldWords {
  /** On the button. */
  choose: string;
  /** Beside it, on a wide screen. */
  drop: string;
  sending: (name: string) => string;
  done: string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
}

export interface UploadFieldProps extends FieldTexts {
  id?: string;
  /** The file dialog's filter; accepted files are decided elsewhere. */
  accept: string;
  items: readonly UploadItem[];
  /** No more than this; the button goes when they are there. */
  most?: number;
  words: UploadFieldWords;
  className?: string;
  onPick: (files: File[]) => void;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Files to send: chosen or dropped, each with how far it has come, a way to stop it and one to try again. */
export function UploadField(props: UploadFieldProps) {
  const { accept, items, most = 1, words, hint, error, onPick } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [over, setOver] = useState(false);
  const room = most - items.length;
  const pick = (files: FileList | null) => files && files.length > 0 && onPick([...files].slice(0, room));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  const { label, optionalMark, labelAction, className } = props;
  return (
    <Field {...{ id, label, hint, error, optionalMark, labelAction, className }}>
      {items.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {items.map((item) => (
            <Item key={item.key} item={item} {...props} />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(
            'focus-ring relative flex min-h-20 flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-control border border-dashed p-4 text-label',
            error ? 'border-bad' : over ? 'border-brand-line bg-brand-50' : 'border-line-strong bg-white hover:bg-n-25',
          )}
        >
          <span aria-hidden="true" className="flex items-center gap-2 font-semibold text-brand-text">
            <Upload size={20} strokeWidth={1.75} />
            {words.choose}
          </span>
          <span aria-hidden="true" className="text-ink-3 max-md:hidden">
            {words.drop}
          </span>
          {/* The input itself lies over the area: the browser's own button, dialog and keyboard. */}
          <input
            {...fieldAttributes(id, { hint, error })}
            type="file"
            accept={accept}
            multiple={room > 1}
            title=""
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => {
              pick(event.target.files);
              // the same file may be chosen again after it was taken away
              event.target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}

type ItemProps = { item: UploadItem } & Pick<UploadFieldProps, 'words' | 'onCancel' | 'onRetry' | 'onRemove'>;

function Item({ item, words, onCancel, onRetry, onRemove }: ItemProps) {
  const { key, name, size, state, progress, error, final } = item;
  const sending = state === 'sending';
  return (
    <li className={cx('rounded-control border p-3', state === 'failed' ? 'border-bad' : 'border-line')}>
      <div className="flex items-center gap-3">
        <FileText aria-hidden="true" className="flex-none text-ink-3" size={20} strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <p className="truncate">{name}</p>
          <p className="text-c text-ink-3">
            {size}
            {state === 'done' && <span className="ml-2 text-ok">{words.done}</span>}
          </p>
        </div>
        {state === 'failed' && !final && (
          <IconButton label={words.retry(name)} onClick={() => onRetry(key)}>
            <RotateCw aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
        )}
        <IconButton
          label={sending ? words.cancel(name) : words.remove(name)}
          onClick={() => (sending ? onCancel(key) : onRemove(key))}
        >
          <X aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      {sending && (
        <div className="mt-2">
          <ProgressBar
            label={words.sending(name)}
            value={progress}
            {...(progress !== undefined && { text: `${Math.round(progress * 100)}%` })}
          />
        </div>
      )}
      <p role="status" className={error ? 'mt-1.5 text-c text-bad' : 'sr-only'}>
        {error}
      </p>
    </li>
  );
}
