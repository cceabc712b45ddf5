import { useState } from 'react';
import type { OpsOffer } from '#contract/ops/mall-products';
import { usePick, useText } from '../../../platform/locale.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { DataTable } from '../../../ui/data/DataTable.tsx';
import { priceText } from '../../../ui/data/Price.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useOperator } from '../../session.ts';
import { OfferDrawer } from './OfferDrawer.tsx';
import { offersText } from './offers-text.ts';

/** The offers of all companies. */
export function OffersCard({ productId, offers }: { productId: number; offers: OpsOffer[] }) {
  const words = useText(offersText);
  const role = useOperator()?.role;
  const mayChange = role === 'content' || role === 'admin';
  const [open, setOpen] = useState<OpsOffer | 'new'>();
  const columns = useOfferColumns(mayChange ? setOpen : undefined);
  return (
    <Card
      title={words.title}
      aside={
        mayChange && (
          <Button size="sm" onClick={() => setOpen('new')}>
            {words.add}
          </Button>
        )
      }
    >
      <p className="mb-3 text-c text-ink-2">{words.intro}</p>
      {offers.length === 0 ? (
        <p className="text-ink-3">{words.none}</p>
      ) : (
        <DataTable
          label={words.title}
          columns={columns}
          rows={offers}
          rowKey={({ company }) => String(company.companyId)}
        />
      )}
      {open && (
        <OfferDrawer
          productId={productId}
          offer={open === 'new' ? undefined : open}
          taken={offers.map(({ company }) => company.companyId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

function useOfferColumns(onEdit: ((offer: OpsOffer) => void) | undefined): Column<OpsOffer>[] {
  const words = useText(offersText);
  const pick = usePick();
  const { columns: heads } = words;
  const name = ({ company }: OpsOffer) => pick(company.name.zh, company.name.en);
  const price = ({ priceFen, pointsPrice }: OpsOffer) =>
    [priceFen === null ? words.ownPrice : priceText(priceFen), pointsPrice === null ? '' : words.points(pointsPrice)]
      .filter(Boolean)
      .join(' / ');
  const who = ({ classes, types, vendors }: OpsOffer) =>
    [
      classes && words.classes(classes.join(', ')),
      types && words.types(types.join(', ')),
      vendors && words.vendors(vendors.join(', ')),
    ]
      .filter(Boolean)
      .join(' · ') || words.everybody;
  const facts: Column<OpsOffer>[] = [
    {
      key: 'company',
      head: heads.company,
      cell: (row) => (
        <>
          <b>{name(row)}</b>
          {row.role && <span className="block text-x text-ink-3">{words.roles[row.role]}</span>}
        </>
      ),
      text: name,
    },
    { key: 'price', head: heads.price, cell: price },
    { key: 'who', head: heads.who, cell: who },
    {
      key: 'when',
      head: heads.when,
      cell: ({ windows }) => (windows.length === 0 ? words.always : words.windows(windows.length)),
    },
    {
      key: 'limit',
      card: 'named',
      head: heads.limit,
      cell: ({ limit }) => (limit ? words.limit(limit.count, words.periods[limit.period]) : words.noLimit),
    },
    { key: 'stock', card: 'named', head: heads.stock, end: true, cell: ({ onHand }) => onHand ?? words.notCounted },
    {
      key: 'listed',
      head: heads.listed,
      card: 'aside',
      cell: ({ listed }) => (
        <Tag tone={listed ? 'ok' : 'mute'} dot>
          {listed ? words.listed : words.hidden}
        </Tag>
      ),
    },
  ];
  if (!onEdit) return facts;
  const act: Column<OpsOffer> = {
    key: 'act',
    head: heads.act,
    end: true,
    cell: (row) => (
      <Button size="sm" aria-label={words.editOf(name(row))} onClick={() => onEdit(row)}>
        {words.edit}
      </Button>
    ),
  };
  return [...facts, act];
}
