import type { Address } from '#contract/calls/people';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { AddressForm } from '../../parts/addresses/AddressForm.tsx';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { toast } from '../../platform/feedback.ts';
import { wasInterrupted } from '../../platform/kept-input.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx';
import { AddressCard } from './AddressCard.tsx';
import { addressListText } from './address-list-text.ts';

/** `address` absent: a new one. */
type Editing = { address?: Address };

/** /web/usercenter/addressList */
export function AddressListPage() {
  const words = useText(addressListText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('MyAddresses', { userGuid });
  const [editing, setEditing] = useState<Editing | null>(() => (wasInterrupted('new-address') ? {} : null));
  const hasRoom = query.data !== undefined && query.data.addresses.length < query.data.most;
  const add = hasRoom && (
    <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => setEditing({})}>
      {words.add}
    </Button>
  );
  return (
    <CentrePage title={words.title} text={words.text} actions={add}>
      {hasRoom && <BarAction label={words.add} onPress={() => setEditing({})} />}
      <Block query={query} placeholder={<Placeholder />} className="">
        {({ addresses, most }) => (
          <>
            {addresses.length === 0 ? (
              <NoAddresses onAdd={() => setEditing({})} />
            ) : (
              <Addresses addresses={addresses} onEdit={(address) => setEditing({ address })} />
            )}
            {addresses.length >= most && <p className="mt-3 text-c text-ink-2">{words.full(most)}</p>}
          </>
        )}
      </Block>
      {editing && (
        <BottomSheet
          open
          onClose={() => setEditing(null)}
          title={editing.address ? words.sheetEdit : words.sheetNew}
          closeLabel={words.close}
        >
          <AddressForm
            {...editing}
            onSaved={() => {
              toast(words.saved);
              setEditing(null);
            }}
          />
        </BottomSheet>
      )}
    </CentrePage>
  );
}

function Addresses({ addresses, onEdit }: { addresses: Address[]; onEdit: (address: Address) => void }) {
  const words = useText(addressListText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const saving = useSubmit('SavePostAddress');
  const deleting = useSubmit('DeletePostAddress', { handles: () => true });
  const { ask, dialog } = useConfirm();
  const makeDefault = ({ id, recipient, district, detail }: Address) =>
    saving.mutate(
      { userGuid, id, recipient, district, detail, isDefault: true },
      { onSuccess: () => toast(words.defaultSet) },
    );
  const remove = ({ id, recipient, district, detail }: Address) =>
    ask({
      ...{ title: words.deleteTitle, text: words.deleteText(`${recipient} · ${district} ${detail}`) },
      ...{ keep: words.keep, go: words.delete, doing: words.deleting, destructive: true },
      work: async () => {
        await deleting.mutateAsync({ userGuid, id });
        toast(words.deleted);
      },
    });
  return (
    <>
      <ul aria-label={words.list} className="grid gap-3 md:gap-4">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => onEdit(address)}
              onDelete={() => remove(address)}
              onMakeDefault={() => makeDefault(address)}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

function NoAddresses({ onAdd }: { onAdd: () => void }) {
  const words = useText(addressListText);
  return (
    <Card>
      <EmptyState
        title={words.empty}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" onClick={onAdd}>
            {words.add}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <div className="grid gap-3 md:gap-4">
    {[1, 2].map((row) => (
      <Card key={row}>
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-3 h-5 w-3/5" />
      </Card>
    ))}
  </div>
);
