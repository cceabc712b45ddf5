import { AppLink } from '../../platform/AppLink.tsx';
import { Button, type ButtonProps } from '../../ui/form/Button.tsx';
import type { MainOffer } from './use-offers.tsx';

type MainButtonProps = Pick<ButtonProps, 'size' | 'block'> & { offer: MainOffer; noteId: string };

/** The one thing to do about an order, in a list and on its own page. */
export function MainButton({ offer, noteId, ...look }: MainButtonProps) {
  const { label, to, onPress, urgent, unavailable } = offer;
  return (
    <Button
      {...look}
      variant={urgent ? 'primary' : 'brand'}
      disabledBy={unavailable ? noteId : undefined}
      {...(to && { render: <AppLink to={to} /> })}
      {...(onPress && { onClick: onPress })}
    >
      {label}
    </Button>
  );
}
