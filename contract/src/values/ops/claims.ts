/** The filters of the queue. */
export const CLAIM_QUEUES = ['review', 'secondLook', 'returned', 'toPay', 'paying', 'paid', 'rejected'] as const;
export const CLAIM_REVEALS = ['name', 'idNumber', 'accountNumber', 'mobile'] as const;
