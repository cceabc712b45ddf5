import type { NextStep } from '#contract/faults';
import type { MallKind } from '#contract/calls/mall-payment';
import type { Reason } from '#contract/reason';
import { Info } from 'lucide-react';
import { nextLabel } from '../../api/faults.ts';
import { listPath, recordPath } from '../../parts/mall/mall-paths.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, useLocale } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { fillSlot, type Slot } from '../../ui/slot.ts';
import { useMall } from './use-mall.ts';

type Said = Pick<Reason, 'text' | 'next'>;

/** Where each way out of a refusal leads from a mall. */
const LEADS_TO: Partial<Record<NextStep, (mall: MallKind) => AppPath>> = {
  home: () => pathTo('/web/home'),
  viewMall: (mall) => listPath(mall),
  viewMallOrders: (mall) => recordPath(mall),
  addRelative: () => pathTo('/web/usercenter/relative_plan'),
  addAddress: () => pathTo('/web/usercenter/addressList'),
  viewCards: () => pathTo('/web/usercenter/cardList'),
  bindCard: () => pathTo('/web/usercenter/cardList', undefined, { bind: '1' }),
};

/** The way out of a refusal, to be dressed as link or button; nothing where there is none, such as a hidden hotline. */
export function useWayOut(): (reason: Said) => { label: string; render: Slot } | undefined {
  const language = useLocale();
  const mall = useMall();
  const hotline = useBranding()?.hotline;
  return ({ next }) => {
    const label = nextLabel(next, language, hotline);
    if (next === 'callHotline') return hotline ? { label, render: <a href={telHref(hotline)} /> } : undefined;
    const to = LEADS_TO[next]?.(mall);
    return to && { label, render: <AppLink to={to} /> };
  };
}

/** Why not, and the way out beside it. */
export function ReasonNote({ reason, id }: { reason: Said; id?: string }) {
  const way = useWayOut()(reason);
  return (
    <p id={id} className="flex gap-1.5 rounded-control bg-warn-bg px-2.5 py-1.5 text-c text-warn">
      <Info aria-hidden="true" className="mt-0.5" size={16} strokeWidth={1.75} />
      <span>
        {reason.text}{' '}
        {way &&
          fillSlot(way.render, {
            className: 'tap-44 inline-block text-inherit underline underline-offset-2',
            children: way.label,
          })}
      </span>
    </p>
  );
}

/** The same as a button, for a page or block whose message is the reason. */
export function ReasonButton({ reason }: { reason: Said }) {
  const way = useWayOut()(reason);
  if (!way) return null;
  return (
    <Button size="sm" render={way.render}>
      {way.label}
    </Button>
  );
}
