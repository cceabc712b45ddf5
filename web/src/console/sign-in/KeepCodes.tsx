import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { saveText } from '../kit/save-text.ts';
import { StepHead } from './StepHead.tsx';
import { signInText } from './text.ts';

/** The only time recovery codes are shown: one goes on when they are kept. */
export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useText(signInText);
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const all = codes.join('\n');
  return (
    <div className="grid grid-cols-1 gap-4">
      <StepHead title={words.keepTitle} text={words.keepIntro} />
      <ul
        aria-label={words.codes}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control border border-line bg-n-25 px-4 py-3 font-semibold"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={all} label={words.copyAll} doneLabel={words.copied} />
        <Button
          size="sm"
          icon={<Download aria-hidden="true" size={16} />}
          onClick={() => saveText(words.fileName, `${all}\n`, 'text/plain')}
        >
          {words.download}
        </Button>
      </div>
      <Checkbox
        label={words.kept}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
        error={asked && !kept ? words.needKept : undefined}
      />
      <Button variant="primary" block onClick={() => (kept ? onKept() : setAsked(true))}>
        {words.goOn}
      </Button>
    </div>
  );
}
