import { useText } from '../../platform/locale.ts';
import { NotFoundArt } from '../../ui/art/NotFoundArt.tsx';
import { DeadEnd } from './DeadEnd.tsx';
import { contentText } from './text.ts';

export function NotFoundPage() {
  const words = useText(contentText);
  return (
    <DeadEnd art={<NotFoundArt />} title={words.lostTitle}>
      {words.lostText}
    </DeadEnd>
  );
}
