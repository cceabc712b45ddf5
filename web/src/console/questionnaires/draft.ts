import type { QuestionnaireDocument, QuestionnaireKind } from '#contract/schemas/questionnaire-document';
import { today } from '../../platform/clock.ts';
import type { OpsReply } from '../api/send.ts';
import { newDocument } from './edit-document.ts';

export type Stored = OpsReply<'OpsQuestionnaire'>;

/** The page's state while an operator writes. */
export interface Draft {
  code: string;
  kind: QuestionnaireKind;
  /** Codes as they are typed; empty: for all. */
  companies: string;
  openFrom: string;
  openTo: string;
  document: QuestionnaireDocument;
}

export const draftOf = (stored?: Stored): Draft =>
  stored
    ? {
        ...{ code: stored.code, kind: stored.kind, openFrom: stored.openFrom, openTo: stored.openTo ?? '' },
        companies: (stored.companies ?? []).map(({ code }) => code).join(', '),
        document: stored.document,
      }
    : {
        ...{ code: '', companies: '', openFrom: today(), openTo: '' },
        kind: 'survey',
        document: newDocument(),
      };

interface Settings {
  kind: QuestionnaireKind;
  companyIds: number[] | null;
  openFrom: string;
  openTo: string | null;
}

/** As the call wants them, or the codes that name no company. */
export function settingsOf(
  { kind, companies, openFrom, openTo }: Draft,
  known: readonly { companyId: number; code: string }[],
): Settings | { unknown: string } {
  const codes = companies
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean);
  const idOf = new Map(known.map(({ code, companyId }) => [code, companyId]));
  const unknown = codes.filter((code) => !idOf.has(code));
  if (unknown.length > 0) return { unknown: unknown.join(', ') };
  const ids = codes.flatMap((code) => idOf.get(code) ?? []);
  return { kind, companyIds: ids.length > 0 ? ids : null, openFrom, openTo: openTo || null };
}
