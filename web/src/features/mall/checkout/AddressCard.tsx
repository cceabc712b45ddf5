import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MallPreview } from '#contract/calls/mall-orders';
import { isSent } from '#contract/rules/product-kind';
import { useCall } from '../../../api/use-call.ts';
import { AddressSheet } from '../../../parts/addresses/AddressSheet.tsx';
import { Block } from '../../../parts/page/Block.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { useSession } from '../../../platform/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { checkoutText } from './checkout-text.ts';

interface AddressCardProps {
  /** The id of the button that chooses, which takes the focus when the choice is missing. */
  id: string;
  lines: MallPreview['lines'];
  value: string;
  error: string | undefined;
  /** The usual one is taken: none was chosen, or the chosen one is gone. */
  onUsual: (id: string) => void;
  onChoose: (id: string) => void;
}

/** Where it is sent: one's usual address until another is chosen. */
export function AddressCard({ id, lines, value, error, onUsual, onChoose }: AddressCardProps) {
  const words = useText(checkoutText);
  const pick = usePick();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useCall('OtherPostAddress', { userGuid });
  const [open, setOpen] = useState(false);
  const addresses = query.data?.addresses;
  const usual = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0];
  const takeUsual = useEffectEvent(() => {
    const isOnList = addresses?.some((one) => String(one.id) === value);
    if (usual && !isOnList) onUsual(String(usual.id));
  });
  useEffect(() => takeUsual(), [usual?.id]);
  const sent = lines.filter(({ kind }) => isSent(kind));
  const chosen = addresses?.find((one) => String(one.id) === value);
  const label = chosen ? words.change : addresses?.length ? words.choose : words.add;
  return (
    <Card
      title={words.address}
      aside={
        addresses && (
          <Button id={id} variant="text" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {label}
          </Button>
        )
      }
    >
      <Block query={query} bare placeholder={<Skeleton className="h-11 w-full" />}>
        {(known) => (
          <>
            <div className="flex gap-3">
              <MapPin aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 text-brand-text" />
              <div className="min-w-0">
                {chosen ? (
                  <>
                    <b className="mr-4">{chosen.recipient}</b>
                    <b>{chosen.phone}</b>
                    <p className="text-ink-2">
                      {chosen.district} {chosen.detail}
                    </p>
                  </>
                ) : (
                  <p className="text-ink-2">{known.addresses.length > 0 ? words.chooseAddress : words.noAddress}</p>
                )}
                {sent.length < lines.length && (
                  <p className="mt-1 text-c text-ink-2">
                    {words.sends(sent.map(({ name }) => pick(name.zh, name.en)).join('、'))}
                  </p>
                )}
              </div>
            </div>
            <AddressSheet
              open={open}
              addresses={known.addresses}
              value={value}
              onClose={() => setOpen(false)}
              onChoose={(next) => {
                setOpen(false);
                onChoose(next);
              }}
            />
          </>
        )}
      </Block>
      <FieldError id={id} error={error} />
    </Card>
  );
}
