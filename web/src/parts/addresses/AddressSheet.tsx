import { useState } from 'react';
import type { Address } from '#contract/calls/people';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressText } from './text.ts';

export interface AddressSheetProps {
  open: boolean;
  addresses: readonly Address[];
  value: string;
  onClose: () => void;
  onChoose: (id: string) => void;
}

/** One's addresses, and a form for a new one. Without any, the form comes at once. */
export function AddressSheet({ open, addresses, value, onClose, onChoose }: AddressSheetProps) {
  const words = useText(addressText);
  const [adding, setAdding] = useState(false);
  // Only marked until the button is pressed: an arrow key passes over choices (WCAG 3.2.2).
  const [marked, setMarked] = useState<string>();
  const isForm = adding || addresses.length === 0;
  const reset = () => {
    setAdding(false);
    setMarked(undefined);
  };
  const close = () => {
    reset();
    onClose();
  };
  const choose = (id: string) => {
    reset();
    onChoose(id);
  };
  const chosen = marked ?? value;
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={isForm ? words.newAddress : words.addressSheet}
      closeLabel={words.close}
      footer={
        !isForm && (
          <div className="grid grid-cols-2 gap-2 *:px-2">
            <Button onClick={() => setAdding(true)}>{words.addAddress}</Button>
            <Button variant="primary" onClick={() => (chosen ? choose(chosen) : close())}>
              {words.useAddress}
            </Button>
          </div>
        )
      }
    >
      {isForm ? (
        <AddressForm ordering onSaved={choose} {...(addresses.length > 0 && { onBack: () => setAdding(false) })} />
      ) : (
        <RadioCards
          legend={words.address}
          hideLegend
          name="post-address"
          items={addresses.map(({ id, recipient, phone, district, detail, forOneOrder }) => ({
            value: String(id),
            title: recipient,
            aside: phone,
            text: forOneOrder ? `${district} ${detail} · ${words.forOneOrderShort}` : `${district} ${detail}`,
          }))}
          value={chosen}
          onChange={setMarked}
        />
      )}
    </BottomSheet>
  );
}
