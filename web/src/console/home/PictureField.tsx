import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { asFailure } from '../../api/exchange.ts';
import { sentence } from '../../api/faults.ts';
import { locale, useText } from '../../platform/locale.ts';
import { PhotoSlot } from '../../ui/data/PhotoSlot.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { upload } from '../api/send.ts';
import { shownAt } from '../mall-products/choices.ts';
import { homeText } from './text.ts';

export interface PictureFieldProps {
  label: string;
  error: string | undefined;
  address: string;
  onChange: (address: string) => void;
}

/** A picture is sent at once, and stays when the list is saved with it. */
export function PictureField({ label, error, address, onChange }: PictureFieldProps) {
  const words = useText(homeText);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    try {
      onChange((await upload('OpsPictureUpload', {}, file, { idempotencyKey: crypto.randomUUID() })).address);
    } catch (failed) {
      setProblem(sentence(asFailure(failed), locale()));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <p className="mb-1.5 text-label font-semibold">{label}</p>
      {(problem || error) && (
        <div className="mb-2">
          <Alert tone="bad" live="assertive">
            {problem || error}
          </Alert>
        </div>
      )}
      <div className="flex items-center gap-3">
        {address && (
          <PhotoSlot
            src={shownAt(address)}
            alt={words.hasPicture}
            art={<span className="absolute inset-0 bg-n-100" />}
            className="aspect-2/1 w-32 rounded-control"
          />
        )}
        <span className="focus-ring relative inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3">
          <ImagePlus aria-hidden="true" size={18} strokeWidth={1.75} />
          <label htmlFor={id} className="text-label font-semibold">
            {busy ? words.uploading : `${words.upload}: ${label}`}
          </label>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={busy}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => void send(event.target.files?.[0])}
          />
        </span>
      </div>
    </div>
  );
}
