import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { asFailure } from '../../api/exchange.ts';
import { sentence } from '../../api/faults.ts';
import { locale, useText } from '../../platform/locale.ts';
import { PhotoSlot } from '../../ui/data/PhotoSlot.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { upload } from '../api/send.ts';
import { MOST_PICTURES } from '#contract/values/ops/malls';
import { shownAt } from './choices.ts';
import { productsText } from './text.ts';

export interface PictureFieldsProps {
  pictures: readonly string[];
  error: string | undefined;
  onChange: (change: (pictures: string[]) => string[]) => void;
}

/** Two places of a list in each other's stead. */
const swapped = (list: readonly string[], one: number, other: number): string[] =>
  list.map((each, at) => (at === one ? (list[other] ?? each) : at === other ? (list[one] ?? each) : each));

/** The pictures in their order; each new one is sent at once, and stays with the product when that is saved. */
export function PictureFields({ pictures, error, onChange }: PictureFieldsProps) {
  const words = useText(productsText);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function send(files: readonly File[]): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      for (const file of files) {
        const sent = await upload('OpsPictureUpload', {}, file, { idempotencyKey: crypto.randomUUID() });
        onChange((now) => [...now, sent.address].slice(0, MOST_PICTURES));
      }
    } catch (failed) {
      setProblem(sentence(asFailure(failed), locale()));
    } finally {
      setBusy(false);
    }
  }
  const room = MOST_PICTURES - pictures.length;
  return (
    <Card title={words.pictures}>
      <p id={`${id}-hint`} className="mb-3 text-c text-ink-3">
        {words.picturesHint}
      </p>
      {(problem || error) && (
        <div className="mb-3">
          <Alert tone="bad" live="assertive">
            {problem || error}
          </Alert>
        </div>
      )}
      <ul className="flex flex-wrap gap-3">
        {pictures.map((address, at) => (
          <li key={address} className="w-36 overflow-hidden rounded-control border border-line">
            <PhotoSlot
              src={shownAt(address)}
              alt={words.picture(at + 1)}
              art={<span className="absolute inset-0 bg-n-100" />}
              className="aspect-4/3"
            />
            <div className="flex justify-between">
              <IconButton
                label={words.earlier(at + 1)}
                disabled={at === 0}
                className="disabled:opacity-40"
                onClick={() => onChange((now) => swapped(now, at, at - 1))}
              >
                <ArrowLeft aria-hidden="true" size={18} />
              </IconButton>
              <IconButton
                label={words.later(at + 1)}
                disabled={at === pictures.length - 1}
                className="disabled:opacity-40"
                onClick={() => onChange((now) => swapped(now, at, at + 1))}
              >
                <ArrowRight aria-hidden="true" size={18} />
              </IconButton>
              <IconButton
                label={words.removePicture(at + 1)}
                onClick={() => onChange((now) => now.filter((each) => each !== address))}
              >
                <X aria-hidden="true" size={18} />
              </IconButton>
            </div>
          </li>
        ))}
        {room > 0 && (
          <li className="focus-ring relative grid min-h-36 w-36 place-items-center rounded-control border border-dashed border-line-strong text-center text-label">
            <label htmlFor={id} className="grid justify-items-center gap-1 font-semibold text-brand-text">
              <ImagePlus aria-hidden="true" size={24} strokeWidth={1.75} />
              {busy ? words.sendingPicture : words.addPicture}
            </label>
            <input
              id={id}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              disabled={busy}
              aria-describedby={`${id}-hint`}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                const files = [...(event.target.files ?? [])].slice(0, room);
                // the same file may be chosen again after it was taken away
                event.target.value = '';
                void send(files);
              }}
            />
          </li>
        )}
      </ul>
    </Card>
  );
}
