import type { OpsReply } from '../api/send.ts';

/** The ticket of a right password: five minutes to show the second factor. */
export interface Ticket {
  ticket: string;
  mustChange: boolean;
  loginName: string;
}

export type Entered = OpsReply<'OpsEnterCode'>;

/** Where an operator is between the password and the console. */
export type Step =
  | { at: 'password' }
  | ({ at: 'code' } & Ticket)
  | ({ at: 'enrol' } & Ticket)
  | { at: 'keepCodes'; entered: Entered };

/** The fields beside the code where the password was an initial one, and the code. */
export const CODE_FIELDS = ['newPassword', 'repeatPassword', 'code'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];
