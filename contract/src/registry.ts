import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import type { Call } from './call.ts';
import { cards } from './cards.ts';
import { centerFinder } from './center-finder.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { evaluation } from './evaluation.ts';
import { content } from './content.ts';
import { customerService, feedback } from './feedback.ts';
import { files } from './files.ts';
import { health, onlineDoctor } from './health.ts';
import { hr, messagePreferences } from './hr.ts';
import { identity } from './identity.ts';
import { invoice } from './invoice.ts';
import { mall } from './mall.ts';
import { mallOrders } from './mall-orders.ts';
import { mallPictures } from './mall-pictures.ts';
import { mallPayment } from './mall-payment.ts';
import { messagingApp } from './messaging-app.ts';
import { orders } from './orders.ts';
import { partner } from './partner.ts';
import { password } from './password.ts';
import { payment } from './payment.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { points } from './points.ts';
import { personalData } from './personal-data.ts';
import { news } from './news.ts';
import { precautions } from './precautions.ts';
import { preview } from './preview.ts';
import { questionnaires } from './questionnaires.ts';
import { records } from './records.ts';
import { reimbursement } from './reimbursement.ts';
import { reports } from './reports.ts';
import { risk } from './risk.ts';
import { seats } from './seats.ts';
import { services } from './services.ts';
import { sessions } from './sessions.ts';
import { sso } from './sso.ts';
import { uploads } from './uploads.ts';

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
