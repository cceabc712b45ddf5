import { Bell, CircleAlert, MessageSquare, Navigation, Phone } from 'lucide-react';
import type { ExamOrder } from '#contract/calls/records';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { today } from '../../../platform/clock.ts';
import { AppLink, DestinationLink } from '../../../platform/AppLink.tsx';
import { telHref, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { mapLink } from '../../../platform/map-link.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { momentText } from '../../../platform/moments.ts';
import { orderText } from './text.ts';

interface OfOrder {
  order: ExamOrder;
}

/** Where, how one gets there, and whom to call. */
export function CenterCard({ order: { center, place } }: OfOrder) {
  const words = useText(orderText);
  const pick = usePick();
  const url = mapLink(place, center.name.zh);
  const lines = [center.address, place.transport, place.hours].map(({ zh, en }) => pick(zh, en)).filter(Boolean);
  return (
    <Card
      title={words.center}
      aside={
        <AppLink className="tap-44" to={pathTo('/web/hospital/detail/$id', { id: String(center.id) })}>
          {words.centerMore}
        </AppLink>
      }
    >
      <p className="font-semibold">{pick(center.name.zh, center.name.en)}</p>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-label text-ink-2">
          {line}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {center.phone && (
          <a href={telHref(center.phone)} aria-label={words.call(center.phone)} className={buttonClass({ size: 'sm' })}>
            <Phone aria-hidden="true" size={16} strokeWidth={1.75} />
            {center.phone}
          </a>
        )}
        <DestinationLink destination={{ kind: 'outside', url }} className={buttonClass({ size: 'sm' })}>
          <Navigation aria-hidden="true" size={16} strokeWidth={1.75} />
          {words.route}
        </DestinationLink>
      </div>
    </Card>
  );
}

/** The package and its add-ons. */
export function ItemsCard({ order: { OrderItems, setItems } }: OfOrder) {
  const words = useText(orderText);
  const pick = usePick();
  return (
    <Card title={words.items}>
      <ul className="divide-y divide-line">
        {OrderItems.map(({ ProductId, kind, name }) => (
          <li
            key={`${kind}${ProductId}`}
            className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0"
          >
            <span className={kind === 'set' ? 'font-semibold' : undefined}>{pick(name.zh, name.en)}</span>
            {kind === 'set' ? (
              <span className="text-c whitespace-nowrap text-ink-2">{words.itemCount(setItems)}</span>
            ) : (
              <Tag tone="line">{words.extra}</Tag>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const MOST_SHOWN = 3;

/** The first things to know before one goes; the rest is one press away. */
export function PrepareCard({ centerId, onMore }: { centerId: number; onMore: () => void }) {
  const words = useText(orderText);
  const pick = usePick();
  const query = useCall('ExamPrecaution', { id: centerId });
  return (
    <Card
      title={words.prepare}
      aside={
        <Button variant="text" size="sm" onClick={onMore}>
          {words.prepareMore}
        </Button>
      }
    >
      <Block query={query} bare className="" placeholder={<Skeleton className="h-20 w-full" />}>
        {({ paragraphs }) => (
          <ul className="grid gap-4 md:grid-cols-3">
            {paragraphs.slice(0, MOST_SHOWN).map(({ title, text }) => (
              <li key={title.zh}>
                <p className="font-semibold">{pick(title.zh, title.en)}</p>
                <p className="mt-1 line-clamp-3 text-c text-ink-2">{pick(text.zh, text.en)}</p>
              </li>
            ))}
          </ul>
        )}
      </Block>
    </Card>
  );
}

const MESSAGE_ICONS = { sent: MessageSquare, waiting: Bell, failed: CircleAlert };

/** The past and coming messages about it. */
export function MessagesCard({ order: { messages } }: OfOrder) {
  const words = useText(orderText);
  const language = useLocale();
  return (
    <Card title={words.messages} aside={messages.length > 0 && words.messageCount(messages.length)}>
      {messages.length === 0 && <p className="text-label text-ink-2">{words.noMessages}</p>}
      <ul className="divide-y divide-line">
        {messages.map(({ kind, state, at }) => {
          const Icon = MESSAGE_ICONS[state];
          return (
            <li key={`${kind}${at}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 flex-none text-ink-2" />
              <div>
                <p>{words.messageKinds[kind] ?? words.otherMessage}</p>
                <p className="text-c text-ink-2">{words.messageStates[state](momentText(at, language, today()))}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
