import type { OpsPayload } from '../api/send.ts';

type One = Pick<OpsPayload<'OpsReportPreview'>, 'orderNo' | 'document'>;
export type Handed = { kind: 'one'; report: One } | { kind: 'many'; count: number } | { kind: 'bad' };

/** The reports of a file; whether they are right is for the server to say. */
export function handedIn(text: string): Handed {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { kind: 'bad' };
  }
  if (typeof parsed !== 'object' || parsed === null) return { kind: 'bad' };
  const inside = 'reports' in parsed ? parsed.reports : parsed;
  if (Array.isArray(inside)) return { kind: 'many', count: inside.length };
  return 'orderNo' in parsed && 'document' in parsed ? { kind: 'one', report: parsed as One } : { kind: 'bad' };
}
