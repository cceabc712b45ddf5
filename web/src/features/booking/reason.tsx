import type { NextStep } from '#contract/faults';
import type { Reason } from '#contract/reason';
import { Info } from 'lucide-react';
import { nextLabel } from '../../api/faults.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, useLocale } from '../../platform/locale.ts';
import { pathTo, screen, type AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { draft } from './draft.ts';
import { pathOfStep } from './flow.ts';

/** A page's own handling of a next step; `target` is the reason's: a day, an add-on's or a centre's id. */
export type OnNext = Partial<Record<NextStep, (target: string | undefined) => void>>;

/** Where each next step leads when the page at hand has no better answer. One place for all of booking. */
const LEADS_TO: Partial<Record<NextStep, () => AppPath>> = {
  home: () => pathTo('/web/home'),
  waitForOpening: () => pathTo('/web/home'),
  restart: () => pathTo('/web/plan/$from', { from: 'self' }),
  choosePerson: () => pathTo('/web/relative'),
  otherCity: () => pathOfStep(draft(), 'person'),
  choosePackage: () => pathOfStep(draft(), 'package'),
  editExtras: () => pathOfStep(draft(), 'package'),
  otherCentres: () => pathOfStep(draft(), 'center'),
  nearestDay: () => pathOfStep(draft(), 'center'),
  otherSegment: () => pathOfStep(draft(), 'center'),
  claimReimbursement: () => pathTo('/web/reimbursement'),
  viewRecords: () => screen('/web/examrecord'),
  cancelFirst: () => screen('/web/examrecord'),
  viewCards: () => pathTo('/web/usercenter/cardList'),
  bindCard: () => pathTo('/web/usercenter/cardList', undefined, { bind: '1' }),
};

export type NextAction = { label: string } & (
  | { kind: 'press'; press: () => void }
  | { kind: 'go'; to: AppPath }
  | { kind: 'call'; href: string }
);

/** The way out of a refusal as something to press; nothing where there is none, such as a hidden hotline. */
export function useNextAction(): (reason: Pick<Reason, 'next' | 'target'>, onNext?: OnNext) => NextAction | undefined {
  const language = useLocale();
  const hotline = useBranding()?.hotline;
  return ({ next, target }, onNext) => {
    const label = nextLabel(next, language, hotline);
    const own = onNext?.[next];
    if (own) return { kind: 'press', label, press: () => own(target) };
    if (next === 'callHotline') return hotline ? { kind: 'call', label, href: telHref(hotline) } : undefined;
    const to = LEADS_TO[next]?.();
    return to && { kind: 'go', label, to };
  };
}

export interface ReasonNoteProps {
  reason: Pick<Reason, 'text' | 'next' | 'target'>;
  onNext?: OnNext;
  /** `mute` for lasting facts, such as a paid add-on. */
  tone?: 'warn' | 'mute';
  /** For `aria-describedby` of what it explains. */
  id?: string;
}

const LINK = 'tap-44 inline-block text-left whitespace-nowrap text-inherit underline underline-offset-2';

/** Why something cannot be chosen, and the way out beside it. */
export function ReasonNote({ reason, onNext, tone = 'warn', id }: ReasonNoteProps) {
  const action = useNextAction()(reason, onNext);
  return (
    <p
      id={id}
      className={cx(
        'flex gap-1.5 rounded-control px-2.5 py-1.5 text-c',
        tone === 'warn' ? 'bg-warn-bg text-warn' : 'bg-mute-bg text-mute',
      )}
    >
      <Info aria-hidden="true" className="mt-0.5" size={16} strokeWidth={1.75} />
      <span>
        {reason.text} <NextLink action={action} />
      </span>
    </p>
  );
}

/** The way out as a button, for a page or block whose message is the reason. */
export function ReasonButton({ reason, onNext }: Pick<ReasonNoteProps, 'reason' | 'onNext'>) {
  const action = useNextAction()(reason, onNext);
  if (!action) return null;
  return (
    <Button
      size="sm"
      variant="primary"
      {...(action.kind === 'press' && { onClick: action.press })}
      {...(action.kind === 'go' && { render: <AppLink to={action.to} /> })}
      {...(action.kind === 'call' && { render: <a href={action.href} /> })}
    >
      {action.label}
    </Button>
  );
}

function NextLink({ action }: { action: NextAction | undefined }) {
  if (!action) return null;
  if (action.kind === 'press') {
    return (
      <button type="button" className={LINK} onClick={action.press}>
        {action.label}
      </button>
    );
  }
  if (action.kind === 'call') {
    return (
      <a className={LINK} href={action.href}>
        {action.label}
      </a>
    );
  }
  return (
    <AppLink className={LINK} to={action.to}>
      {action.label}
    </AppLink>
  );
}
