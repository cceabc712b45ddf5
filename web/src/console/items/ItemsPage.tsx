import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpsItem } from '#contract/ops/items';
import { ITEM_STATES } from '#contract/values/ops/items';
import { text } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import type { OpsReply } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { useKeepsSupply } from '../centers/keeps-supply.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { asking, choices, countIn, search, select } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { stateColumn } from '../kit/list/state-column.tsx';
import { useList } from '../kit/list/use-list.ts';
import { opsPathTo } from '../routes.ts';
import { NewItem, OpenItem } from './open-items.tsx';
import { itemsText } from './text.ts';

type Departments = OpsReply<'OpsItems'>['departments'];

/** Everything that can be examined; supply keeps it, support looks it up. */
export function ItemsPage() {
  const words = useText(itemsText);
  const mayChange = useKeepsSupply();
  // the departments of all items: the chosen one must not narrow its own list
  const departments = useCall('OpsItems', { pageSize: 1 }).data?.departments ?? [];
  const list = useItems(departments);
  const columns = useItemColumns(departments);
  return (
    <ListPage
      {...{ list, columns, title: words.title, intro: words.intro, fileName: words.fileName }}
      rowKey={({ code }) => code}
      narrow={list.open !== undefined}
      aboveRows={mayChange && <PackOffer />}
      actions={
        mayChange && (
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden="true" size={16} />}
            render={<AppLink to={opsPathTo('/ops/items/$item', { item: 'new' })} />}
          >
            {words.add}
          </Button>
        )
      }
      pane={({ item: code }, places) =>
        code === 'new' ? (
          <NewItem {...{ departments, ...places }} />
        ) : (
          <OpenItem key={code} {...{ code, mayChange, ...places }} />
        )
      }
    />
  );
}

function useItems(departments: Departments) {
  const words = useText(itemsText);
  const pick = usePick();
  const options = departments.map(({ code, name }) => ({ value: code, label: pick(name.zh, name.en) }));
  return useList({
    call: 'OpsItems',
    filters: [
      search({ label: words.search }),
      asking(
        select('department', text, {
          label: words.department,
          options: [{ value: '', label: words.allDepartments }, ...options],
        }),
        ({ department }) => (department ? { department } : {}),
      ),
      choices('state', ITEM_STATES, { label: words.state, names: words.states, countOf: countIn }),
    ],
    pane: { list: '/ops/items', path: '/ops/items/$item', params: ({ code }) => ({ item: code }), ids: /./ },
  });
}

function useItemColumns(departments: Departments): Column<OpsItem>[] {
  const words = useText(itemsText);
  const pick = usePick();
  const { columns: heads } = words;
  const name = (item: OpsItem) => pick(item.name.zh, item.name.en);
  const department = (item: OpsItem) => {
    const found = departments.find(({ code }) => code === item.department)?.name;
    return found ? pick(found.zh, found.en) : item.department;
  };
  const needs = (item: OpsItem) => item.needs.map((need) => words.needs[need]).join(pick('、', ', '));
  const minutes = (item: OpsItem) => words.minutes(item.minutes);
  return [
    { key: 'name', head: heads.name, cell: (item) => <b>{name(item)}</b>, text: name },
    { key: 'department', card: 'named', head: heads.department, cell: department, text: department },
    { key: 'minutes', card: 'named', head: heads.minutes, cell: minutes, text: minutes },
    { key: 'needs', card: 'named', head: heads.needs, cell: (item) => needs(item) || '—', text: needs },
    stateColumn({
      head: heads.state,
      toneOf: ({ isRetired }) => (isRetired ? 'mute' : 'ok'),
      nameOf: ({ isRetired }) => words.states[isRetired ? 'retired' : 'active'],
    }),
  ];
}

/** While the delivered catalogue holds items that this system lacks. */
function PackOffer() {
  const words = useText(itemsText);
  const [asking, setAsking] = useState(false);
  const pack = useCall('OpsItemPack', {}).data;
  if (!pack || pack.missing === 0) return null;
  return (
    <>
      <Alert
        tone="info"
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            {words.packDo}
          </Button>
        }
      >
        {words.packOffer(pack.missing, pack.version)}
      </Alert>
      {asking && (
        <ChangeWithReason
          call="OpsItemPackInstall"
          payload={{}}
          title={words.packTitle}
          text={words.packText(pack.missing)}
          action={words.packDo}
          done={({ added }) => words.packDone(added)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
