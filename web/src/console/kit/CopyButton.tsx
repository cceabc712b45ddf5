import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { kitText } from './text.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
  doneLabel: string;
  icon?: LucideIcon;
  /** Only the icon is seen. */
  small?: boolean;
}

export function CopyButton({ text, label, doneLabel, icon = Copy, small = false }: CopyButtonProps) {
  const words = useText(kitText);
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      toast(doneLabel);
    } catch {
      // no permission, or not a secure page: the text is on the screen to be marked by hand
      toast(words.copyFailed, { tone: 'bad' });
    }
  };
  const Icon = done ? Check : icon;
  return (
    <Button
      size="sm"
      guardMs={0}
      className={small ? 'max-md:min-w-11 md:min-w-9 px-0!' : ''}
      icon={<Icon aria-hidden="true" size={16} />}
      onClick={() => void copy()}
    >
      {small ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Button>
  );
}
