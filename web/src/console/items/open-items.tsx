import { useState } from 'react';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import type { OpsReply } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { Block } from '../kit/pane/Block.tsx';
import { formOf, NEW_ITEM } from './item-form.ts';
import { ItemPane } from './ItemPane.tsx';
import { itemsText } from './text.ts';

interface Places {
  address: AppPath;
  closeTo: AppPath;
}

type NewItemProps = Places & { departments: OpsReply<'OpsItems'>['departments'] };

export const NewItem = ({ departments, ...places }: NewItemProps) => (
  <ItemPane {...places} {...{ departments, before: NEW_ITEM, version: null, mayChange: true }} />
);

export function OpenItem({ code, mayChange, ...places }: Places & { code: string; mayChange: boolean }) {
  const found = useCall('OpsItem', { code }, { keepPrevious: false });
  return (
    <Block query={found}>
      {({ item, departments }) => (
        <ItemPane
          key={item.version}
          {...places}
          {...{ departments, mayChange, before: formOf(item), version: item.version }}
          actions={<RetireButton {...item} />}
        />
      )}
    </Block>
  );
}

/** A retired item is offered for no new package; it can be taken into use again. */
function RetireButton({ code, version, isRetired }: { code: string; version: number; isRetired: boolean }) {
  const words = useText(itemsText);
  const [asking, setAsking] = useState(false);
  const does = isRetired ? 'restore' : 'retire';
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {words[does]}
      </Button>
      {asking && (
        <ChangeWithReason
          call="OpsItemRetire"
          payload={{ code, version, retired: !isRetired }}
          title={words[`${does}Title`]}
          text={words[`${does}Text`]}
          action={words[does]}
          danger={!isRetired}
          done={words[isRetired ? 'restored' : 'retired']}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
