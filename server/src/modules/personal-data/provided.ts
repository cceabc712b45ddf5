import type { InCompany, Portal } from '../../ctx.ts';
import type { PersonalData, Whose } from '../../personal-data.ts';
import { relativesWithoutAccount } from '../people/index.ts';

const provided = new WeakMap<Portal, readonly PersonalData[]>();

/** Called once per portal with what its modules hold about people. */
export function providePersonal(portal: Portal, all: readonly PersonalData[]): void {
  const names = new Set(all.map(({ name }) => name));
  if (names.size !== all.length) throw new Error('Two modules bring personal data of one name');
  provided.set(portal, all);
}

export function personalOf(portal: Portal): readonly PersonalData[] {
  const all = provided.get(portal);
  if (!all) throw new Error('This portal was told of no personal data');
  return all;
}

export const whoseIs = async (ctx: InCompany, self: string): Promise<Whose> => ({
  self,
  relatives: await relativesWithoutAccount(ctx, self),
});
