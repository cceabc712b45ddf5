import type { Address } from '#contract/calls/people';
import { useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { addressListText } from './address-list-text.ts';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

export function AddressCard({ address, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const words = useText(addressListText);
  const { recipient, phone, district, detail, isDefault } = address;
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{recipient}</b>
        <span className="text-ink-2">{phone}</span>
        {isDefault && <Tag tone="brand">{words.isDefault}</Tag>}
      </p>
      <p className="mt-1 break-words text-ink-2">
        {district} {detail}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-3">
        {!isDefault && (
          <Button size="sm" variant="text" aria-label={words.makeDefaultOf(recipient, detail)} onClick={onMakeDefault}>
            {words.makeDefault}
          </Button>
        )}
        <Button size="sm" aria-label={words.deleteOf(recipient, detail)} onClick={onDelete}>
          {words.delete}
        </Button>
        <Button size="sm" aria-label={words.editOf(recipient, detail)} onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </Card>
  );
}
