import { useId, useState } from 'react';
import { asFailure } from '../../../api/exchange.ts';
import { sentence } from '../../../api/faults.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { upload } from '../../api/send.ts';
import { companiesText } from '../text.ts';

/** The picture is sent at once, and shown to people when the draft is published. */
export function LogoField({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const words = useText(companiesText);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function send(file: File): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      onChange((await upload('OpsLogoUpload', {}, file, { idempotencyKey: crypto.randomUUID() })).address);
    } catch (failed) {
      setProblem(sentence(asFailure(failed), locale()));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div>
      <label htmlFor={id} className="block text-label font-semibold">
        {words.logo}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-c text-ink-3">
        {words.logoHint}
      </p>
      {problem && (
        <Alert tone="bad" live="assertive">
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {logo ? (
          <img src={logo} alt="" className="h-11 max-w-40 rounded-control border border-line object-contain p-1" />
        ) : (
          <span className="text-label text-ink-3">{words.noLogo}</span>
        )}
        <span className="focus-ring relative inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 text-label font-semibold">
          <span aria-hidden="true">{busy ? words.sendingLogo : words.chooseLogo}</span>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-hint`}
            disabled={busy}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // the same file may be chosen again after it was taken away
              target.value = '';
              if (file) void send(file);
            }}
          />
        </span>
        {logo && (
          <Button size="sm" variant="text" onClick={() => onChange('')}>
            {words.removeLogo}
          </Button>
        )}
      </div>
    </div>
  );
}
