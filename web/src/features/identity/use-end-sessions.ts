import type { SignedInDevice } from '#contract/calls/sessions';
import { useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { devicesText } from './devices-text.ts';

export function useEndSessions(userGuid: string) {
  const words = useText(devicesText);
  const confirm = useConfirm();
  const one = useSubmit('EndSession', { handles: () => true });
  const others = useSubmit('EndOtherSessions', { handles: () => true });
  const common = { keep: words.keep, doing: words.ending, destructive: true };

  const endOne = ({ id, device }: SignedInDevice) =>
    confirm.ask({
      ...common,
      title: words.endTitle,
      text: words.endText(device),
      go: words.end,
      work: async () => {
        await one.mutateAsync({ userGuid, id });
        toast(words.ended);
      },
    });
  const endOthers = (count: number) =>
    confirm.ask({
      ...common,
      title: words.othersTitle,
      text: words.othersText(count),
      go: words.endOthers,
      work: async () => {
        await others.mutateAsync({ userGuid });
        toast(words.ended);
      },
    });
  return { endOne, endOthers, dialog: confirm.dialog };
}
