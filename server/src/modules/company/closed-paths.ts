import type { EmployeeCtx, Portal } from '../../ctx.ts';

/** Whether this person would be refused there. */
type IsClosed = (ctx: EmployeeCtx) => Promise<boolean>;

const provided = new WeakMap<Portal, Map<string, IsClosed>>();

/** Says once, at a module's start, which people a page refuses, so that no link invites them to it. */
export function closePath(portal: Portal, path: string, isClosed: IsClosed): void {
  const paths = provided.get(portal) ?? new Map<string, IsClosed>();
  provided.set(portal, paths.set(path, isClosed));
}

/** The addresses among these that refuse this person; asked outside of a transaction, since each asks in its own. */
export async function closedAmong(ctx: EmployeeCtx, urls: readonly string[]): Promise<Set<string>> {
  const closed = new Set<string>();
  for (const url of new Set(urls)) {
    const [path = ''] = url.split('?');
    if (await provided.get(ctx.portal)?.get(path)?.(ctx)) closed.add(url);
  }
  return closed;
}
