import { randomUUID } from 'node:crypto';
import type { Bilingual } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

export type ServiceUse = { kind: 'link'; url: string } | { kind: 'code'; code: string } | { kind: 'booking' };

export interface NewService {
  /** Who holds it. */
  personGuid: string;
  /** The user, where that is another person: a relative has no page of services. */
  forGuid?: string | null;
  /** Its source, such as `mall:17`: the same source grants once. */
  source: string;
  name: Bilingual;
  about?: Bilingual;
  /** Both days belong to the term. */
  from: string;
  to: string;
  use: ServiceUse;
}

export const codeIn = (serviceId: string) => ({ table: 'held_service', column: 'code', row: serviceId });

/** A page of ours or one outside that is reached safely. */
const LINK = /^(?:https:\/\/[^\s/\\]+\S*|\/(?:web|mobile)\/\S*)$/;

export function assertGrantable({ from, to, use }: Pick<NewService, 'from' | 'to' | 'use'>): void {
  if (to < from) throw new Fault('serviceTerm');
  if (use.kind === 'link' && /* guard: services: a link that is safe → use.url === String(LINK) */ !LINK.test(use.url))
    throw new Fault('serviceUse');
  if (use.kind === 'code' && use.code === '') throw new Fault('serviceUse');
}

/**
 * Gives a person a service, in the transaction of its source; answers with its id, the first one's where it is there
 * already.
 */
export async function grantService(ctx: InCompany, service: NewService): Promise<string> {
  assertGrantable(service);
  const { db, company, portal } = ctx;
  const { use, name, about = { zh: '', en: '' } } = service;
  const source = /* guard: services: one from one source → randomUUID() */ service.source;
  const serviceId = randomUUID();
  const key = await portal.keyring.companyKey(ctx);
  await db
    .insertInto('held_service')
    .values({
      ...{
        company_id: company.companyId,
        service_id: serviceId,
        person_guid: service.personGuid,
        source,
      },
      ...{ name: name.zh, name_eng: name.en, about: about.zh, about_eng: about.en },
      ...{ valid_from: service.from, valid_to: service.to, use_kind: use.kind },
      url: use.kind === 'link' ? use.url : '',
      code: use.kind === 'code' ? key.seal(codeIn(serviceId), use.code) : null,
      created_at: portal.clock(),
      ended_at: null,
      for_guid: service.forGuid ?? null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'source']).doNothing())
    .execute();
  const { service_id } = await db
    .selectFrom('held_service')
    .select('service_id')
    .where('company_id', '=', company.companyId)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return service_id;
}
