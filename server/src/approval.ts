import type * as z from 'zod/mini';
import type { OperatorRole } from '#contract/values/operator-roles';
import type { Bilingual } from '#contract/language';
import type { CompanyCtx, InTx, OperatorCtx, Portal } from './ctx.ts';

/** The request of one operator, as the change is made when a second one approves it. */
export interface Asked<P> {
  approvalId: string;
  /** The changed thing: an id, or a word where a company has only one of it. */
  subject: string;
  personGuid: string | null;
  proposal: P;
  reason: string;
  askedBy: { operatorId: number; name: string };
}

/** Shown once to the approving operator. */
export interface HandedOver {
  name: string;
  secret: string;
}

type Approving = InTx<OperatorCtx & CompanyCtx>;

interface Spec<P> {
  kind: string;
  /** Who sees and decides it; who may ask for it, the asking call says. */
  roles: readonly OperatorRole[];
  title: Bilingual;
  /** The change; stored sealed. */
  proposal: z.ZodMiniType<P>;
  /** The change in words, for who decides; phones and names masked. */
  lines(proposal: P): Bilingual[];
  /** Makes the change and records it, in the transaction of the approval. A fault leaves the request waiting. */
  apply(ctx: Approving, asked: Asked<P>): Promise<HandedOver | undefined>;
  /** After the commit: what nodes keep in memory. */
  afterwards?(portal: Portal): void;
}

/** A kind of request with its own type inside: who lists and decides requests need not know it. */
export interface ApprovalKind<P = never> extends Pick<Spec<P>, 'kind' | 'roles' | 'title'> {
  encode(proposal: P): string;
  lines(proposal: string): Bilingual[];
  apply(ctx: Approving, asked: Asked<string>): Promise<HandedOver | undefined>;
  afterwards(portal: Portal): void;
}

export function defineApproval<P>({ kind, roles, title, ...spec }: Spec<P>): ApprovalKind<P> {
  const read = (proposal: string): P => spec.proposal.parse(JSON.parse(proposal));
  return {
    ...{ kind, roles, title },
    encode: (proposal) => JSON.stringify(proposal),
    lines: (proposal) => spec.lines(read(proposal)),
    apply: (ctx, asked) => spec.apply(ctx, { ...asked, proposal: read(asked.proposal) }),
    afterwards: (portal) => spec.afterwards?.(portal),
  };
}
