import { useText } from '../../platform/locale.ts';
import { WaitArt } from '../../ui/art/WaitArt.tsx';
import { DeadEnd } from './DeadEnd.tsx';
import { contentText } from './text.ts';

/** The screen behind every entry whose own screen is yet to come. */
export function WaitPage() {
  const words = useText(contentText);
  return (
    <DeadEnd art={<WaitArt />} title={words.waitTitle}>
      {words.waitText}
    </DeadEnd>
  );
}
