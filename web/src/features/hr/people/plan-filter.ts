import { useAddressState, type AddressKey } from '../../../platform/address-state.ts';

/** The plan that was chosen, or 0: the server knows which one is under way. */
export const planKey: AddressKey<number> = {
  read: (text = '') => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0),
  write: (id) => (id ? String(id) : undefined),
};
const KEYS = { plan: planKey };

export function usePlanFilter(): { planId: number | undefined; choose: (planId: number) => void } {
  const { state, change } = useAddressState(KEYS);
  return { planId: state.plan || undefined, choose: (plan) => change({ plan }) };
}
