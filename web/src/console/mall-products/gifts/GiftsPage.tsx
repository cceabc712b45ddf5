import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpsMallGiftRow } from '#contract/ops/mall-gifts';
import { usePick, useText } from '../../../platform/locale.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import type { TagTone } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { choices, company } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useMoment } from '../../kit/moments.ts';
import { stateColumn } from '../../kit/list/state-column.tsx';
import { GIFT_STATES } from '#contract/values/ops/malls';
import { giftsText } from './gifts-text.ts';
import { GiveDialog } from './GiveDialog.tsx';

/** Money for the malls that companies gave to people. */
export function GiftsPage() {
  const words = useText(giftsText);
  const [giving, setGiving] = useState(false);
  const list = useList({
    call: 'OpsMallGifts',
    filters: [company(), choices('state', ['all', ...GIFT_STATES], { label: words.state, names: words.states })],
  });
  const columns = useGiftColumns();
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro, fileName: words.fileName }}
        rowKey={(row) => `${row.company.companyId}-${row.giftId}`}
        actions={
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => setGiving(true)}
          >
            {words.give}
          </Button>
        }
      />
      {giving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}

const TONES: Record<OpsMallGiftRow['state'], TagTone> = {
  usable: 'ok',
  upcoming: 'info',
  usedUp: 'mute',
  expired: 'mute',
};

function useGiftColumns(): Column<OpsMallGiftRow>[] {
  const words = useText(giftsText);
  const pick = usePick();
  const { moment, day } = useMoment();
  const { columns: heads } = words;
  const company = (row: OpsMallGiftRow) => pick(row.company.name.zh, row.company.name.en);
  const name = (row: OpsMallGiftRow) => pick(row.name.zh, row.name.en);
  const amount = ({ leftFen, amountFen }: OpsMallGiftRow) => `${priceText(leftFen)} / ${priceText(amountFen)}`;
  const days = ({ validFrom, validTo }: OpsMallGiftRow) => `${day(validFrom)} – ${day(validTo)}`;
  return [
    {
      key: 'person',
      head: heads.person,
      cell: ({ person }) => <b>{person.name}</b>,
      text: ({ person }) => person.name,
    },
    { key: 'company', head: heads.company, cell: company, text: company },
    { key: 'name', head: heads.name, cell: name, text: name },
    { key: 'amount', card: 'named', head: heads.amount, cell: amount, text: amount, end: true },
    { key: 'days', head: heads.days, cell: days, text: days },
    {
      key: 'reference',
      card: 'named',
      head: heads.reference,
      cell: ({ reference }) => reference,
      text: ({ reference }) => reference,
    },
    {
      key: 'given',
      card: 'named',
      head: heads.given,
      cell: ({ givenAt }) => <span className="text-ink-2">{moment(givenAt)}</span>,
      text: ({ givenAt }) => givenAt,
    },
    stateColumn({ head: heads.state, toneOf: ({ state }) => TONES[state], nameOf: ({ state }) => words.states[state] }),
  ];
}
