import type { Person } from '#contract/calls/people';
import { Eye, EyeOff } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { identityText } from './identity-text.ts';
import { useReveal } from './use-reveal.ts';

/** One's own masked number, shown whole for half a minute at a press. */
export function RevealedValue({ person, field }: { person: Person; field: 'idNumber' | 'phone' }) {
  const words = useText(identityText);
  const { numbers, busy, toggle } = useReveal(person.customerGuid);
  if (!person[field]) return '—';
  const Icon = numbers ? EyeOff : Eye;
  const label = { idNumber: [words.reveal, words.hide], phone: [words.revealPhone, words.hidePhone] }[field];
  return (
    <span className="flex items-center gap-1">
      <span aria-live="polite">{numbers?.[field] ?? person[field]}</span>
      <IconButton
        size="inside"
        className="-my-1"
        label={label[numbers ? 1 : 0] ?? ''}
        aria-busy={busy || undefined}
        onClick={() => busy || toggle()}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
}
