import type { CompanyFace } from '#contract/calls/company';
import { outsideTarget } from '#contract/rules/outside';
import { useEffect, useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { asFailure, send } from '../../../api/send.ts';
import { readInjectedFace, visited } from '../../../platform/face.ts';
import { useSearchText } from '../../../platform/location.ts';
import { session } from '../../../platform/session.ts';

/** Faces are public and change seldom: one that was fetched, or came with the page, is good for the visit. */
const fetched = new Map<string, CompanyFace>();
const injected = readInjectedFace();
if (injected) fetched.set(injected.companyCode, injected);

export async function fetchFace(code: string): Promise<CompanyFace> {
  const face = fetched.get(code) ?? (await send('InspectionCompany', { user: code }));
  fetched.set(code, face);
  return face;
}

/** Asks again what may have changed since. */
export async function renewFace(code: string): Promise<void> {
  const face = await send('InspectionCompany', { user: code });
  fetched.set(code, face);
  renewed.set(code, face);
}
/** Newer than what a page was drawn with. */
const renewed = new Map<string, CompanyFace>();

/** The version of the company's policy that a ticked box agrees to. */
export const agreedTo = (face: CompanyFace | null): string | undefined =>
  (face && (renewed.get(face.companyCode) ?? face))?.privacy?.version;

/** A face this browser already has; the one of the company last signed in to is shown, and asked for again. */
function knownFace(code: string): CompanyFace | undefined {
  const { lastCompany } = session.get();
  return fetched.get(code) ?? (lastCompany?.companyCode === code ? lastCompany : undefined);
}

/** The page takes the company's colours, and leads on to that company's pages. */
export const useVisit = (face: CompanyFace | null): void =>
  useEffect(() => {
    if (face) visited.set({ face });
  }, [face]);

/** Keeps the address a partner's page sent along, if it is one of the company's, for when the session ends. */
export function useRedirectBack(face: CompanyFace | null): void {
  const asked = useSearchText('redirectBack');
  useEffect(() => {
    if (!face || asked === undefined) return;
    session.update({ redirectBack: outsideTarget(asked, face.outsideHosts) ?? null });
  }, [face, asked]);
}

export interface FaceState {
  face: CompanyFace | undefined;
  failure: Failure | undefined;
}
const NOTHING: FaceState = { face: undefined, failure: undefined };

/** The look of a company's login page; neither a face nor a failure while it is on its way. */
export function useFace(code: string | undefined): FaceState {
  const [states, setStates] = useState<Record<string, FaceState>>({});
  useEffect(() => {
    if (!code || fetched.has(code)) return;
    const settle = (state: FaceState) => setStates((old) => ({ ...old, [code]: state }));
    fetchFace(code).then(
      (face) => settle({ face, failure: undefined }),
      (error: unknown) => settle({ face: undefined, failure: asFailure(error) }),
    );
  }, [code]);
  if (!code) return NOTHING;
  const known = knownFace(code);
  return states[code] ?? (known ? { face: known, failure: undefined } : NOTHING);
}
