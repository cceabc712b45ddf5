import { maskName, maskPhone } from '#contract/rules/mask';
import type { Portal } from '../../ctx.ts';
import { companyKeys } from '../../db/company-keys.ts';
import { phoneOf } from './present.ts';
import { personName } from './sealed-columns.ts';

interface OfCompany {
  company_id: number;
}

/** How a list of all companies shows people; without a key of their company nothing of them is read. */
export interface MaskedPeople {
  name: (row: OfCompany & Parameters<typeof personName>[1]) => string;
  phone: (row: OfCompany & Parameters<typeof phoneOf>[1]) => string;
}

/** Reads the keys of the companies of these rows, so it is called outside a transaction. */
export async function maskedPeople(portal: Portal, rows: readonly OfCompany[]): Promise<MaskedPeople> {
  const keys = await companyKeys(
    portal,
    rows.map(({ company_id }) => company_id),
  );
  const keyOf = ({ company_id }: OfCompany) => keys.get(company_id);
  return {
    name: (row) => {
      const key = keyOf(row);
      return key ? maskName(personName(key, row)) : '';
    },
    phone: (row) => {
      const key = keyOf(row);
      return key ? maskPhone(phoneOf(key, row)) : '';
    },
  };
}
