/** These two words are about the VIP area alone; the rest of the centre is open. */
const VIP_ONLY: readonly string[] = ['vipCancelled', 'vipNotOpen'];
export const closesVipOnly = (status: string): boolean => VIP_ONLY.includes(status);

/** Whether the words close the whole centre. */
export const closesCentre = (status: string): boolean => status !== 'normal' && !closesVipOnly(status);
