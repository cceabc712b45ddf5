/** A register of firms, asked for the details an invoice needs. */
export interface CompanyLookup {
  byName(keyword: string, page: number, size: number): Promise<Firm[]>;
  details(entId: string): Promise<FirmDetails | undefined>;
}

export interface Firm {
  entId: string;
  name: string;
  taxNum: string;
}

export interface FirmDetails extends Firm {
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}
