import { ShieldCheck } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { hrText } from './text.ts';

export function PrivacyNote() {
  const words = useText(hrText);
  return (
    <Alert tone="mute" icon={ShieldCheck}>
      {words.note}
    </Alert>
  );
}
