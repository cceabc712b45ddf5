import { useMutation } from '@tanstack/react-query';
import { asFailure, type ReplyOf } from '../../api/send.ts';
import type { Failure } from '../../api/failure.ts';
import { isFault } from '../../api/faults.ts';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Runner } from '../../parts/questionnaire/Runner.tsx';
import { handInSheet, useSheet } from '../../parts/questionnaire/use-sheet.ts';
import { useAddressState, type AddressKey } from '../../platform/address-state.ts';
import { now } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { questionnaireText } from './text.ts';

/** The section, from 1; 0: where one stopped last. */
const KEYS: { part: AddressKey<number> } = {
  part: {
    read: (text = '') => (/^[1-9]\d?$/.test(text) ? Number(text) : 0),
    write: (part) => (part ? String(part) : undefined),
  },
};

interface FillInProps {
  read: ReplyOf<'MyQuestionnaire'>;
  onDone: (handedInAt: string) => void;
}

export function FillIn({ read, onDone }: FillInProps) {
  const words = useText(questionnaireText);
  const which = { questionnaireCode: read.questionnaireCode };
  const { sheet, answers, save } = useSheet(which, read);
  const handingIn = useMutation<ReplyOf<'HandInAnswers'>, Failure>({
    mutationFn: () =>
      handInSheet(sheet, which).catch((error: unknown) => {
        throw asFailure(error);
      }),
    // handed in on another device is handed in
    meta: { handles: (failure: Failure) => isFault(failure, 'questionnaireDone') },
    onSuccess: ({ handedInAt }) => onDone(handedInAt),
    onError: (failure) => {
      if (isFault(failure, 'questionnaireDone')) onDone(new Date(now()).toISOString());
    },
  });
  const { state, change } = useAddressState(KEYS);
  const place = { at: state.part ? state.part - 1 : undefined, show: (at: number) => change({ part: at + 1 }) };
  const leave = (): void =>
    void sheet.flush().then((isSaved) => {
      if (isSaved) toast(words.left);
      if (isSaved) go(pathTo('/web/home'));
    });
  return (
    <>
      <BarAction label={words.leaveShort} onPress={leave} />
      <Runner
        {...{ document: read.document, answers, save }}
        onAnswer={sheet.change}
        onLeave={leave}
        onHandIn={() => handingIn.mutate()}
        handingIn={handingIn.isPending}
        place={place}
      />
    </>
  );
}
