import type { ApprovalKind } from '../../approval.ts';
import type { Portal } from '../../ctx.ts';

const provided = new WeakMap<Portal, ReadonlyMap<string, ApprovalKind>>();

/** Called once per portal with the kinds its modules bring. */
export function provideApprovals(portal: Portal, kinds: readonly ApprovalKind[]): void {
  const byName = new Map<string, ApprovalKind>();
  for (const kind of kinds) {
    if (byName.has(kind.kind)) throw new Error(`Two modules bring approvals of kind ${kind.kind}`);
    byName.set(kind.kind, kind);
  }
  provided.set(portal, byName);
}

export function kindsOf(portal: Portal): ReadonlyMap<string, ApprovalKind> {
  const kinds = provided.get(portal);
  if (!kinds) throw new Error('This portal was told of no kinds of approvals');
  return kinds;
}
