import { Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { useCare } from '../../platform/care.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { canSpeak, readAloud, speech, stopReading } from '../../platform/speech.ts';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { essentialsOf } from './essentials.ts';
import { careText } from './text.ts';

/** A button, and while it reads a bar with the read text and the way to stop it. */
export function ReadAloud({ place }: { place: string }) {
  const words = useText(careText);
  const language = useLocale();
  const care = useCare();
  const saying = useStore(speech, (value) => value.saying);
  // another page, another language or leaving care mode: the text being read is gone
  useEffect(() => stopReading, [place, language, care]);
  if (!care || !canSpeak()) return null;
  const icon = <Volume2 aria-hidden="true" size={24} strokeWidth={1.75} />;
  if (saying === null) {
    const begin = () => readAloud(essentialsOf(document.querySelector('main') ?? document), language);
    return (
      <Button variant="brand" className="w-full rounded-full md:w-auto" icon={icon} guardMs={0} onClick={begin}>
        {words.read}
      </Button>
    );
  }
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-card bg-n-900 px-4 py-2 text-white">
      {icon}
      <p aria-hidden="true" className="line-clamp-2 min-w-0 flex-1">
        {words.reading(saying)}
      </p>
      <Button size="sm" className="flex-none rounded-full" guardMs={0} onClick={stopReading}>
        {words.stop}
      </Button>
    </div>
  );
}
