import { booking } from './calls/booking.ts';
import { calendar } from './calls/calendar.ts';
import type { Call } from './call.ts';
import { cards } from './calls/cards.ts';
import { centerFinder } from './calls/center-finder.ts';
import { company } from './calls/company.ts';
import { contact } from './calls/contact.ts';
import { evaluation } from './calls/evaluation.ts';
import { content } from './calls/content.ts';
import { customerService, feedback } from './calls/feedback.ts';
import { files } from './calls/files.ts';
import { health, onlineDoctor } from './calls/health.ts';
import { hr, messagePreferences } from './calls/hr.ts';
import { identity } from './calls/identity.ts';
import { invoice } from './calls/invoice.ts';
import { mall } from './calls/mall.ts';
import { mallOrders } from './calls/mall-orders.ts';
import { mallPictures } from './calls/mall-pictures.ts';
import { mallPayment } from './calls/mall-payment.ts';
import { messagingApp } from './calls/messaging-app.ts';
import { orders } from './calls/orders.ts';
import { partner } from './calls/partner.ts';
import { password } from './calls/password.ts';
import { payment } from './calls/payment.ts';
import { people } from './calls/people.ts';
import { personal } from './calls/personal.ts';
import { points } from './calls/points.ts';
import { personalData } from './calls/personal-data.ts';
import { news } from './calls/news.ts';
import { precautions } from './calls/precautions.ts';
import { preview } from './calls/preview.ts';
import { questionnaires } from './calls/questionnaires.ts';
import { records } from './calls/records.ts';
import { reimbursement } from './calls/reimbursement.ts';
import { reports } from './calls/reports.ts';
import { risk } from './calls/risk.ts';
import { seats } from './calls/seats.ts';
import { services } from './calls/services.ts';
import { sessions } from './calls/sessions.ts';
import { sso } from './calls/sso.ts';
import { uploads } from './calls/uploads.ts';

/** Every call of the product. The server's handlers, the browser's hooks and the test loops are typed by it. */
export const registry = {
  ...identity,
  ...sessions,
  ...messagingApp,
  ...password,
  ...sso,
  ...preview,
  ...partner,
  ...company,
  ...people,
  ...personal,
  ...contact,
  ...personalData,
  ...booking,
  ...centerFinder,
  ...seats,
  ...precautions,
  ...orders,
  ...records,
  ...news,
  ...payment,
  ...mall,
  ...mallOrders,
  ...mallPayment,
  ...mallPictures,
  ...cards,
  ...calendar,
  ...invoice,
  ...evaluation,
  ...points,
  ...files,
  ...reimbursement,
  ...reports,
  ...uploads,
  ...risk,
  ...feedback,
  ...customerService,
  ...services,
  ...content,
  ...health,
  ...onlineDoctor,
  ...hr,
  ...messagePreferences,
  ...questionnaires,
} satisfies Record<string, Call>;
export type Registry = typeof registry;
export type CallName = keyof Registry;
type NameOf<K> = { [N in CallName]: Registry[N]['kind'] extends K ? N : never }[CallName];
export type ReadName = NameOf<'read'>;
export type UploadName = NameOf<'upload'>;
export type DownloadName = NameOf<'download'>;
export type StreamName = NameOf<'stream'>;
export type WriteName = Exclude<CallName, ReadName | UploadName | DownloadName | StreamName>;
