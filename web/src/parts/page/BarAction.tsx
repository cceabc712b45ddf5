import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the shell's bar leaves room for it. */
export const BAR_ACTION_ID = 'bar-action';

/** The one action in the bar of an inner page on a phone. */
export function BarAction({ label, onPress }: { label: string; onPress: () => void }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The bar is drawn together with the page: it can only be looked for afterwards.
  useEffect(() => setPlace(document.getElementById(BAR_ACTION_ID)), []);
  if (!place) return null;
  return createPortal(
    <button type="button" onClick={onPress} className="h-12 px-3 text-label text-inherit">
      {label}
    </button>,
    place,
  );
}
