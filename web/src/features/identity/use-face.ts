import type { CompanyFace } from '#contract/company';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import { send } from '../../api/send.ts';
import { visited } from '../../app/face.ts';
import { session } from '../../app/session.ts';

/** Faces change seldom and are public: once fetched, one is good for the visit. */
const FRESH_MS = 10 * 60_000;

/** A face this browser already has: written into the page by the server, or of the company last signed in to. */
function knownFace(code: string): CompanyFace | undefined {
  return [visited.get().face, session.get().lastCompany].find((face) => face?.companyCode === code) ?? undefined;
}

export const faceQuery = (code: string) => ({
  queryKey: ['InspectionCompany', code],
  queryFn: () => send('InspectionCompany', { user: code }),
  staleTime: FRESH_MS,
});

/** What the login page of a company looks like; nothing is asked without a code. */
export function useFace(code: string | undefined): UseQueryResult<CompanyFace, Failure> {
  const known = code ? knownFace(code) : undefined;
  return useQuery<CompanyFace, Failure>({
    ...faceQuery(code ?? ''),
    enabled: code !== undefined,
    ...(known && { initialData: known }),
  });
}
