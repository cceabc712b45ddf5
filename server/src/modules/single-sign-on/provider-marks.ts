import type { CompanyCtx } from '../../ctx.ts';

const mark = ({ portal, company }: Pick<CompanyCtx, 'portal' | 'company'>, kind: 'sub' | 'sid', named: string[]) =>
  portal.keyring.anonymousIndex(`sso-${kind}`, [company.companyId, ...named].join('|'));

/** The provider's ids of person and sign-in, as a session keeps them: found again by the same id, and unreadable. */
export const providerMarks = (
  ctx: Pick<CompanyCtx, 'portal' | 'company'>,
  issuer: string,
  { subject, session }: { subject: string; session: string | undefined },
): { subject: Buffer; session: Buffer | null } => ({
  subject: mark(ctx, 'sub', [issuer, subject]),
  session: session ? mark(ctx, 'sid', [issuer, session]) : null,
});
