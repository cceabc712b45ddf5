import { useState } from 'react';
import type { CardMove } from '#contract/ops/cards';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { useOperator } from '../session.ts';
import { CardFacts } from './CardFacts.tsx';
import { CARD_TONES } from './columns.tsx';
import { cardsText } from './text.ts';

export interface CardPaneProps {
  companyId: number;
  cardId: number;
  address: AppPath;
  closeTo: AppPath;
}

/** One card: its kind, its owner, its history, and the next actions. */
export function CardPane({ companyId, cardId, address, closeTo }: CardPaneProps) {
  const words = useText(cardsText);
  const { moment } = useMoment();
  const role = useOperator()?.role;
  const detail = useCall('OpsCardDetail', { companyId, cardId }, { keepPrevious: false });
  const [moving, setMoving] = useState<CardMove>();
  const card = detail.data?.card;
  const moves = role === 'support' || role === 'admin' ? (detail.data?.moves ?? []) : [];
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={
        card ? (
          <>
            {card.number}
            <Tag tone={CARD_TONES[card.state]} dot>
              {words.states[card.state]}
            </Tag>
          </>
        ) : (
          words.detail
        )
      }
      footer={
        moves.length > 0 &&
        moves.map((move) => (
          <Button
            key={move}
            size="sm"
            variant={move === 'cancel' ? 'danger' : 'secondary'}
            onClick={() => setMoving(move)}
          >
            {words.moves[move]}
          </Button>
        ))
      }
    >
      <Block query={detail} bare>
        {({ card: found, uses, gifts }) => (
          <>
            <CardFacts card={found} />
            <PaneSection title={words.uses}>
              {uses.length === 0 && <p className="text-ink-3">{words.noUses}</p>}
              <ul className="grid gap-1.5">
                {uses.map(({ at, kind, orderId }) => (
                  <li key={`${at} ${kind} ${orderId}`} className="flex flex-wrap justify-between gap-x-4">
                    <span>
                      {words.useKinds[kind]} · {words.order(orderId)}
                    </span>
                    <span className="text-ink-2">{moment(at)}</span>
                  </li>
                ))}
              </ul>
            </PaneSection>
            <PaneSection title={words.gifts}>
              {gifts.length === 0 && <p className="text-ink-3">{words.noGifts}</p>}
              <ul className="grid gap-1.5">
                {gifts.map(({ at, from, to, state }) => (
                  <li key={at} className="flex flex-wrap justify-between gap-x-4">
                    <span>
                      {words.fromTo(from, to)} · {words.giftStates[state]}
                    </span>
                    <span className="text-ink-2">{moment(at)}</span>
                  </li>
                ))}
              </ul>
            </PaneSection>
          </>
        )}
      </Block>
      {moving && (
        <ChangeWithReason
          call="OpsCardMove"
          payload={{ companyId, cardId, move: moving }}
          title={words.moveTitles[moving]}
          text={words.moveTexts[moving]}
          action={words.moves[moving]}
          done={words.moved}
          danger={moving === 'cancel'}
          onClose={() => setMoving(undefined)}
        />
      )}
    </Pane>
  );
}
