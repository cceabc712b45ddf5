import { Glasses } from 'lucide-react';
import { switchCare } from '../../api/care.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { careText } from './text.ts';

/** The server says once to whom; whatever the answer, it is not asked again. */
export function CareOffer() {
  const words = useText(careText);
  const offered = useSession(({ identity }) => identity?.careMode === 'offer');
  if (!offered) return null;
  return (
    <section
      aria-labelledby="care-offer"
      className="mb-3 flex flex-wrap items-center gap-4 rounded-card border-2 border-brand-line bg-white p-4 md:mb-4 md:px-6"
    >
      <Glasses aria-hidden="true" size={32} strokeWidth={1.75} className="text-brand-text max-md:hidden" />
      <div className="min-w-60 flex-1">
        <h2 id="care-offer" className="text-m">
          {words.offerTitle}
        </h2>
        <p className="mt-1 text-read">{words.offerText}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        <Button onClick={() => switchCare(false)}>{words.decline}</Button>
        <Button variant="primary" onClick={() => switchCare(true)}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
