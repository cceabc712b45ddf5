import { company } from './company.ts';
import { content } from './content.ts';
import { customerService, feedback } from './feedback.ts';
import { hr, messagePreferences } from './hr.ts';
import { personalData } from './personal-data.ts';
import { questionnaires } from './questionnaires.ts';
import type { CallName } from '../registry.ts';
import { sessions } from './sessions.ts';

/**
 * The calls open to a person whose survey is unanswered: to answer it, see whose portal this is and what it knows of
 * them, decide about their data, sign out, reach customer service, and do HR's work, which is not about their own
 * check-up. Everything else waits.
 */
const OPEN: ReadonlySet<string> = new Set<string>([
  ...Object.keys(questionnaires),
  ...Object.keys(company),
  ...Object.keys(content),
  ...Object.keys(personalData),
  ...Object.keys(messagePreferences),
  ...Object.keys(sessions),
  ...Object.keys(feedback),
  ...Object.keys(customerService),
  ...Object.keys(hr),
  ...([
    'Logout',
    'WxLoginOut',
    'MyWX',
    'UnbindWX',
    'MalldealerReLogonMercer',
    'ChangePw',
    'SaveCareMode',
    'GetMyNews',
    // files of messages to customer service
    'UploadFile',
    'GetFile',
    // consents of one's own
    'ExistServiceAuthorize',
    'ActivtiesServiceAuth',
    'HrReportAuth',
    'SaveHrReportAuth',
    'EndReportConsent',
    // HR's, like the calls of `hr`
    'HrReport',
  ] satisfies CallName[]),
]);

export const isOpenBeforeSurvey = (call: string): boolean => OPEN.has(call);
