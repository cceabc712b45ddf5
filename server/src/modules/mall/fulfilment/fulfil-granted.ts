import { randomInt } from 'node:crypto';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { serviceRun } from '#contract/rules/window';
import type { InCompany } from '../../../ctx.ts';
import { companyHere } from '../../company/index.ts';
import { grantService, lastDayOf, type ServiceUse } from '../../services/index.ts';
import { lastDayOfTerm, sourcesOf, type FulfilItem } from './fulfil-items.ts';

/** Without those that are taken for another when they are read out. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const newCode = (): string => [letters(4), letters(4), letters(4)].join('-');

function wayOfUse({ use_kind, use_url }: FulfilItem): ServiceUse {
  if (use_kind === 'code') return { kind: 'code', code: newCode() };
  return use_kind === 'link' ? { kind: 'link', url: use_url } : { kind: 'booking' };
}

/** Among the buyer's services, one for each of its count; who uses it stands with it. */
export async function fulfilService(ctx: InCompany, buyer: string, item: FulfilItem): Promise<void> {
  const { from, to } = await termOf(ctx, buyer, item);
  for (const source of sourcesOf(item))
    await grantService(ctx, {
      personGuid: buyer,
      forGuid: item.for_guid,
      source,
      name: { zh: item.title, en: item.title_eng },
      about: { zh: item.brief, en: item.brief_eng },
      ...{ from, to },
      use: wayOfUse(item),
    });
}

/** As its product's page said: the run of the company's campaign, else some months from its first day. */
async function termOf(ctx: InCompany, buyer: string, item: FulfilItem): Promise<{ from: string; to: string }> {
  const campaign = item.role === null ? undefined : (await companyHere(ctx))?.config.login.campaign;
  const first = await firstDay(ctx, buyer, item);
  const run = campaign && /* guard: campaign: run of its service → undefined */ serviceRun(first, campaign);
  return run ?? { from: first, to: lastDayOfTerm(first, item.term_months ?? 1) };
}

/** A product used by a link is a membership: bought again while it lasts, it goes on after its last day. */
async function firstDay(ctx: InCompany, buyer: string, item: FulfilItem): Promise<string> {
  const today = dayInShanghai(ctx.portal.clock());
  if (item.use_kind !== 'link') return today;
  const held = { personGuid: buyer, forGuid: item.for_guid, name: item.title, url: item.use_url };
  const last = await lastDayOf(ctx, held);
  return last !== undefined && last >= today ? addDays(last, 1) : today;
}
