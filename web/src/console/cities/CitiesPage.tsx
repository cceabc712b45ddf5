import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpsCity } from '#contract/ops/cities';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useMoment } from '../kit/moments.ts';
import { useKeepsSupply } from '../centers/keeps-supply.ts';
import { CityDialog } from './CityDialog.tsx';
import { citiesText } from './text.ts';

/** Cities in the order employees see them; those who keep supply add, change and remove them. */
export function CitiesPage() {
  const words = useText(citiesText);
  const mayChange = useKeepsSupply();
  const [open, setOpen] = useState<{ city?: OpsCity; removes?: true }>();
  const list = useList({ call: 'OpsCities', filters: [search({ label: words.search })] });
  const columns = useCityColumns(mayChange ? setOpen : undefined);
  const close = () => setOpen(undefined);
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro, fileName: words.fileName }}
        rowKey={({ cityId }) => String(cityId)}
        actions={
          mayChange && (
            <Button
              size="sm"
              variant="primary"
              icon={<Plus aria-hidden="true" size={16} />}
              onClick={() => setOpen({})}
            >
              {words.add}
            </Button>
          )
        }
      />
      {open && !open.removes && <CityDialog city={open.city} onClose={close} />}
      {open?.removes && open.city && <RemoveDialog city={open.city} onClose={close} />}
    </>
  );
}

function RemoveDialog({ city: { cityId, revision, name }, onClose }: { city: OpsCity; onClose: () => void }) {
  const words = useText(citiesText);
  const pick = usePick();
  return (
    <ChangeWithReason
      call="OpsCityRemove"
      payload={{ cityId, revision }}
      title={words.removeOf(pick(name.zh, name.en))}
      text={words.removeText}
      action={words.remove}
      danger
      done={words.removed}
      onClose={onClose}
    />
  );
}

function useCityColumns(onOpen?: (open: { city: OpsCity; removes?: true }) => void): Column<OpsCity>[] {
  const words = useText(citiesText);
  const pick = usePick();
  const { moment } = useMoment();
  const nameOf = ({ name }: OpsCity) => pick(name.zh, name.en);
  const placeOf = ({ lng, lat }: OpsCity) => `${lng}, ${lat}`;
  const changedOf = ({ changedAt, changedBy }: OpsCity) =>
    changedAt ? `${changedBy} ${moment(changedAt)}` : words.nobody;
  const columns: Column<OpsCity>[] = [
    { key: 'city', head: words.city, cell: (row) => <b>{nameOf(row)}</b>, text: nameOf },
    { key: 'code', head: words.code, cell: ({ cityId }) => cityId, text: ({ cityId }) => cityId, card: 'named' },
    { key: 'place', head: words.place, cell: placeOf, text: placeOf, card: 'named' },
    {
      ...{ key: 'order', head: words.order, card: 'named', end: true },
      ...{ cell: ({ sortOrder }) => sortOrder, text: ({ sortOrder }) => sortOrder },
    },
    {
      ...{ key: 'centers', head: words.centers, card: 'named', end: true },
      ...{ cell: ({ centers }) => centers, text: ({ centers }) => centers },
    },
    { key: 'changed', head: words.changed, cell: changedOf, text: changedOf, card: 'named' },
  ];
  if (!onOpen) return columns;
  const actions = (city: OpsCity) => (
    <span className="flex flex-wrap gap-2 md:justify-end">
      <Button size="sm" aria-label={words.editOf(nameOf(city))} onClick={() => onOpen({ city })}>
        {words.edit}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-label={words.removeOf(nameOf(city))}
        onClick={() => onOpen({ city, removes: true })}
      >
        {words.remove}
      </Button>
    </span>
  );
  return [...columns, { key: 'actions', head: '', cell: actions, end: true, card: 'line' }];
}
