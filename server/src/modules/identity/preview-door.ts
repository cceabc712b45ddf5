import { PREVIEW_MARK } from '#contract/calls/preview';
import type { Clock } from '../../clock.ts';
import type { Client, Company, Portal, Session } from '../../ctx.ts';
import type { Imagined } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

/** As whom and when an operator looks at a company's portal. */
export interface Looking {
  session: Session;
  company: Company;
  now: Clock;
  imagined: Imagined;
  operatorId: number;
}

type FindPreview = (portal: Portal, token: string, client: Client) => Promise<Looking | undefined>;
const previews = new WeakMap<Portal, FindPreview>();

/** Called at start by the module that keeps the previews. */
export const providePreviews = (portal: Portal, find: FindPreview): void => void previews.set(portal, find);

export const isPreviewToken = (token: string): boolean => token.startsWith(PREVIEW_MARK);

/** Refuses a preview's token that has ended; it is no person's session either. */
export async function lookingWith(portal: Portal, token: string, client: Client): Promise<Looking> {
  const found = await previews.get(portal)?.(portal, token.slice(PREVIEW_MARK.length), client);
  if (!found) throw new Fault('previewOver');
  return found;
}
