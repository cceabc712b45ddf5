import type { FeedbackEntry, FeedbackRow } from '#contract/calls/feedback';
import { firstGraphemes } from '#contract/rules/graphemes';
import { feedbackNumber } from '#contract/rules/order-number';
import type { CompanyKey } from '../../db/keyring.ts';
import type { NamedFile } from '../files/index.ts';
import { textIn, type Entry, type Thread } from './threads.ts';

const EXCERPT = 60;
export const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  const first = firstGraphemes(line, EXCERPT);
  return first === line ? line : `${first}…`;
};

export const promisedOf = ({ promised_at, provisional }: Pick<Thread, 'promised_at' | 'provisional'>) =>
  promised_at && { at: promised_at.toISOString(), provisional };

export const presentThread = (thread: Thread, firstText: string): FeedbackRow => ({
  feedbackId: thread.feedback_id,
  number: feedbackNumber(thread.feedback_id, thread.created_at),
  templateId: thread.template_id,
  state: thread.state,
  excerpt: excerptOf(firstText),
  createdAt: thread.created_at.toISOString(),
  updatedAt: thread.updated_at.toISOString(),
  promised: promisedOf(thread),
  unread: thread.told_no > thread.seen_no,
});

export const filesOf = ({ files }: Entry, named: Map<string, NamedFile>): NamedFile[] =>
  files.flatMap((fileId) => named.get(fileId) ?? []);

const BY = { question: 'me', answer: 'service', close: 'closed' } as const;

/** As its writer reads it: what colleagues note for each other is not theirs. */
export const presentEntries = (key: CompanyKey, entries: Entry[], named: Map<string, NamedFile>): FeedbackEntry[] =>
  entries.flatMap((entry) =>
    entry.kind === 'note'
      ? []
      : {
          no: entry.entry_no,
          by: BY[entry.kind],
          text: textIn(key, entry),
          files: filesOf(entry, named),
          at: entry.at.toISOString(),
        },
  );
