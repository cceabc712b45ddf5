import { createHash } from 'node:crypto';
import type { InvoiceIssuer, InvoiceRequest } from './port.ts';
import { samplePdf } from './sample-pdf.ts';

const CARRIER = { zh: '示例速递', en: 'Sample Express' };
/** No region has this code, so no number of ours is one of the tax authority's. */
const NOWHERE = '99';

/**
 * Makes out samples that say so. It remembers nothing: number and parcel follow from the request's own number, so asking
 * twice cannot make two. Sentinels in the title: 拒开 is refused as a wrong tax number would be, 超时 does not answer.
 */
export const sandboxIssuer = (): InvoiceIssuer => ({
  issue: async ({ requestNo, title, today }) => {
    if (title.includes('超时')) throw Object.assign(new Error('the issuer did not answer'), { code: 'ETIMEDOUT' });
    if (title.includes('拒开')) return { refused: true };
    return { number: `${today.slice(2, 4)}${NOWHERE}${digits(requestNo, 16)}`, issuedOn: today };
  },
  delivery: async (request, { issuedOn }) => {
    if (request.medium === 'electronic') return { sentOn: request.today };
    // the post takes it the next day
    if (request.today <= issuedOn) return undefined;
    return { sentOn: request.today, parcel: { carrier: CARRIER, trackingNo: trackingNo(request) } };
  },
  document: samplePdf,
});

const trackingNo = ({ requestNo }: InvoiceRequest): string => `SP${digits(`parcel ${requestNo}`, 12)}`;

function digits(text: string, count: number): string {
  const number = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  return (number % 10n ** BigInt(count)).toString().padStart(count, '0');
}
