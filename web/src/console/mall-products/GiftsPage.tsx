import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpsMallGiftRow } from '#contract/ops/mall-gifts';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { GIFT_STATES } from '#contract/values/ops/malls';
import { giftsText } from './gifts-text.ts';
import { GiveDialog } from './GiveDialog.tsx';

const KEYS = { company: companyKey, state: oneOf(['all', ...GIFT_STATES]), page: pageNumber };

/** Money for the malls that companies gave to people. */
export function GiftsPage() {
  const words = useText(giftsText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const [giving, setGiving] = useState(false);
  const found = useCall('OpsMallGifts', {
    ...{ ...companyOf(state.company), state: state.state, pageIndex: state.page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useGiftColumns();
  const isNarrowed = state.company !== '' || state.state !== 'all';
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          <div className="flex flex-wrap gap-2">
            {found.data && <ExportPage name={words.fileName} columns={columns} rows={found.data.rows} />}
            <Button
              size="sm"
              variant="primary"
              icon={<Plus aria-hidden="true" size={16} />}
              onClick={() => setGiving(true)}
            >
              {words.give}
            </Button>
          </div>
        }
      >
        {words.title}
      </PageTitle>
      <Filters onClear={isNarrowed ? () => change({ company: '', state: 'all', page: 1 }) : undefined}>
        <CompanyFilter value={state.company} onChange={(company) => change({ company, page: 1 })} />
        <Chips
          label={words.state}
          value={state.state}
          onChange={(next) => change({ state: next, page: 1 })}
          items={(['all', ...GIFT_STATES] as const).map((value) => ({ value, label: words.states[value] }))}
        />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.title}
        columns={columns}
        rowKey={({ company, giftId }) => `${company.companyId}-${giftId}`}
        footer={<Pager page={state.page} total={found.data?.total} pathTo={(page) => pathWith({ page })} />}
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
    {
      key: 'state',
      head: heads.state,
      card: 'aside',
      cell: ({ state }) => (
        <Tag tone={TONES[state]} dot>
          {words.states[state]}
        </Tag>
      ),
      text: ({ state }) => words.states[state],
    },
  ];
}
