import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { opsPathTo } from '../routes.ts';
import { kitText } from './text.ts';

/** Says that a second operator decides, and leads to where the request waits and can be taken back. */
export function useTellAsked(): () => void {
  const words = useText(kitText);
  const see = () => go(opsPathTo('/ops/approvals'));
  return () => toast(words.askedApproval, { action: { label: words.seeAsked, onPress: see } });
}
