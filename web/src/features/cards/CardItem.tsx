import { Gift, HeartPulse, ShoppingBag, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Card, CardAction } from '#contract/calls/cards';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, usePick, useText } from '../../platform/locale.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { Tooth } from '../../ui/art/icons.ts';
import { cx } from '../../ui/cx.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { cardsText } from './text.ts';
import { useCardLines } from './use-card-lines.ts';

/** The colour of a card's state. */
const TONES: Record<Card['state'], TagTone> = {
  0: 'ok',
  1: 'warn',
  2: 'mute',
  3: 'warn',
  4: 'mute',
  5: 'info',
  6: 'line',
  7: 'mute',
};
const ICONS: Record<Card['purpose'], LucideIcon> = { plan: HeartPulse, dental: Tooth, mall: ShoppingBag };
/** Where a card that is no check-up's pays at checkout. */
const PAYS_AT: Partial<Record<Card['purpose'], AppPath>> = {
  dental: pathTo('/web/mall', undefined, { category: 'dental' }),
  mall: pathTo('/web/mall'),
};
const LIVE: readonly number[] = [0, 5];

export interface CardItemProps {
  card: Card;
  onAct: (action: Exclude<CardAction, 'order' | 'use'>, card: Card) => void;
}

/** Kind and state on top, reason and actions below. */
export function CardItem({ card, onAct }: CardItemProps) {
  const words = useText(cardsText);
  const pick = usePick();
  const titleId = useId();
  const lines = useCardLines(card);
  const isLive = LIVE.includes(card.state);
  const Icon = card.state === 5 ? Gift : ICONS[card.purpose];
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-white"
    >
      <div className={cx('flex items-start gap-3 p-4 md:px-5', isLive ? 'bg-brand-50' : 'bg-n-50')}>
        <span className="inline-grid size-11 flex-none place-items-center rounded-control bg-white text-brand-text">
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} className={cx(!isLive && 'text-ink-2')} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className={cx('text-s break-words', !isLive && 'text-ink-2')}>
            {pick(card.name.zh, card.name.en)}
          </h2>
          <p className="text-c text-ink-2">{words.number(card.number)}</p>
        </div>
        <Tag tone={TONES[card.state]} dot>
          {words.states[card.state]}
        </Tag>
      </div>
      <div className="flex flex-1 flex-col justify-between gap-3 p-4 md:px-5">
        <div className="grid gap-1 text-c text-ink-2">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Actions card={card} onAct={onAct} />
      </div>
    </article>
  );
}

function Actions({ card, onAct }: CardItemProps) {
  const words = useText(cardsText);
  const pick = usePick();
  const hotline = useBranding()?.hotline;
  const name = pick(card.name.zh, card.name.en);
  const orderId = card.lastUse?.orderId;
  const presses = (['withdraw', 'gift', 'takeBack', 'book'] as const).filter((action) => card.actions.includes(action));
  const isHeld = card.why?.next === 'callHotline' || card.state === 7;
  const pays = card.actions.includes('use') && PAYS_AT[card.purpose];
  if (presses.length === 0 && !orderId && !pays && !(isHeld && hotline)) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {orderId && card.actions.includes('order') && (
        <Button
          size="sm"
          aria-label={words.orderOf(name)}
          render={<AppLink to={pathTo('/web/examorder/$id', { id: String(orderId) })} />}
        >
          {words.order}
        </Button>
      )}
      {isHeld && hotline && (
        <Button size="sm" aria-label={words.callAbout(name)} render={<a href={telHref(hotline)} />}>
          {words.call}
        </Button>
      )}
      {presses.map((action) => (
        <Button
          key={action}
          size="sm"
          {...(action === 'book' && { variant: 'primary' as const })}
          {...(action === 'withdraw' && { variant: 'text' as const })}
          aria-label={words[`${action}Of`](name)}
          onClick={() => onAct(action, card)}
        >
          {words[action]}
        </Button>
      ))}
      {pays && (
        <Button size="sm" variant="primary" aria-label={words.spendOf(name)} render={<AppLink to={pays} />}>
          {words.spend}
        </Button>
      )}
    </div>
  );
}
