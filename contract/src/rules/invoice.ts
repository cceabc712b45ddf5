import { isEmail } from './email.ts';
import { isMobilePhone, plainPhone } from './phone.ts';

/**
 * Invoices are sent this many working days after the check-up; of a mall, once the order can no longer be cancelled.
 */
export const INVOICE_DAYS = [7, 15] as const;

export type InvoiceHolder = 'individual' | 'company';
export type InvoiceMedium = 'paper' | 'electronic';

/** The fields that decide whether an invoice can be made out and handed over. */
export interface InvoiceEssentials {
  title: string;
  taxNum: string;
  phone: string;
  email: string;
}

export type InvoiceProblem = 'needTitle' | 'needTax' | 'badTax' | 'phoneBad' | 'emailBad' | 'needContact';

/** Spaces and dashes are how people write long numbers, not part of them. */
export const plainNumber = (text: string): string => text.replace(/[\s-]/g, '');

/** The same on both sides: a title; for a company its number; for an electronic one somewhere to send it. */
export function invoiceProblems(
  { title, taxNum, phone, email }: InvoiceEssentials,
  { holder, medium }: { holder: InvoiceHolder; medium: InvoiceMedium },
): Partial<Record<keyof InvoiceEssentials, InvoiceProblem>> {
  const tax = plainNumber(taxNum);
  const found: Partial<Record<keyof InvoiceEssentials, InvoiceProblem | false>> = {
    title: title.trim() === '' && 'needTitle',
    taxNum: holder === 'company' && (tax === '' ? 'needTax' : !/^[0-9A-Z]{15,20}$/i.test(tax) && 'badTax'),
    phone: phone.trim() !== '' && !isMobilePhone(plainPhone(phone)) && 'phoneBad',
    email:
      email.trim() === ''
        ? medium === 'electronic' && phone.trim() === '' && 'needContact'
        : !isEmail(email.trim()) && 'emailBad',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
