import type { ReactNode } from 'react';
import type { Language } from '#contract/language';
import type { ClaimDetail } from '#contract/calls/reimbursement';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { shortDay } from '../../platform/dates.ts';
import { useLocale, useText, type Dict } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { accountPath, feesPath, listPath } from './links.ts';
import { claimsText } from './text.ts';

export interface ClaimStepsProps {
  /** From 0. */
  at: 0 | 1 | 2;
  claim: ClaimDetail | undefined;
  text?: string;
  children: ReactNode;
}

/** The frame of the three steps; a finished one leads back to itself. */
export function ClaimSteps({ at, claim, text, children }: ClaimStepsProps) {
  const words = useText(claimsText);
  const paths: (AppPath | undefined)[] = claim ? [feesPath(claim.reimId), accountPath(claim.reimId), undefined] : [];
  const steps = words.stepNames.map((label, index) => {
    const path = paths[index];
    return {
      key: String(index),
      label,
      state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('todo' as const),
      ...(index < at && path && { link: <AppLink to={path} /> }),
    };
  });
  const above = [
    { label: words.title, to: pathTo('/web/reimbursement') },
    { label: words.toList, to: listPath() },
  ];
  return (
    <>
      <Stepper
        label={words.steps}
        steps={steps}
        position={words.stepOf(at + 1, steps.length)}
        doneMark={words.stepDone}
      />
      <InnerPage title={words.stepNames[at] ?? ''} text={text} above={above} narrow>
        {claim && claim.returned.length > 0 && (
          <div className="mb-3 md:mb-4">
            <Returned claim={claim} />
          </div>
        )}
        {children}
      </InnerPage>
    </>
  );
}

/** The promised day as a sentence; empty where none is promised. */
export function useAnswerBy({ state, answerBy }: Pick<ClaimDetail, 'state' | 'answerBy'>): string {
  const words = useText(claimsText);
  const language = useLocale();
  return answerBy ? answerText(state, answerBy, words, language) : '';
}

export function answerText(
  state: ClaimDetail['state'],
  { day, provisional }: NonNullable<ClaimDetail['answerBy']>,
  words: Dict<typeof claimsText.zh>,
  language: Language,
): string {
  const written = shortDay(day, language) + (provisional ? words.provisional : '');
  return (state === 'returned' ? words.answerAgain : words.answerBy)(written);
}

/** The fields an operator has sent back, one by one, and until when the next answer comes. */
export function Returned({ claim }: { claim: Pick<ClaimDetail, 'returned' | 'type' | 'state' | 'answerBy'> }) {
  const words = useText(claimsText);
  const answer = useAnswerBy(claim);
  const names = {
    type: words.type,
    city: words.city,
    hospital: words.hospital,
    examDay: words.dayNames[claim.type],
    amountFen: words.amount,
    accountName: words.accountName,
    bank: words.bank,
    accountNumber: words.accountNumber,
    mobile: words.mobile,
    files: words.files,
  };
  return (
    <Alert tone="bad" title={words.returnedTitle}>
      <ul className="grid grid-cols-1 gap-1">
        {claim.returned.map(({ field, reason }) => (
          <li key={field}>{words.fieldReason(names[field], reason)}</li>
        ))}
      </ul>
      {answer && <p className="mt-2">{answer}</p>}
    </Alert>
  );
}
