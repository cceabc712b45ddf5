import * as z from 'zod/mini';
import { Words } from '../reason.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { MOST_CITIES } from '../values/ops/centers.ts';
import { opsRead, opsWrite } from './call.ts';
import { SearchText, Why } from './fields.ts';
import { AnyCityId, Both, coordinates, number, revision, SUPPLY_KEEPERS, SUPPLY_READERS } from './supply-fields.ts';

export const OpsCity = z.object({
  cityId: z.int(),
  name: Words,
  lng: z.number(),
  lat: z.number(),
  sortOrder: z.int(),
  /** In whatever state. */
  centers: z.int(),
  revision: z.int(),
  changedAt: z.nullable(z.string()),
  changedBy: z.string(),
});
export type OpsCity = z.output<typeof OpsCity>;

export const opsCities = {
  /** In the order people see them in; `text` is part of a name in either language, or of the division code. */
  OpsCities: opsRead(SUPPLY_READERS, {
    in: z.object({ text: SearchText, ...pageFields(20, MOST_CITIES) }),
    out: paged(OpsCity),
  }),
  /** A new one without `revision`; a change names the one that was read. */
  OpsCitySave: opsWrite(SUPPLY_KEEPERS, {
    in: z.object({
      cityId: AnyCityId,
      revision: z.optional(revision),
      name: Both(20),
      ...coordinates,
      sortOrder: number(0, 9_999),
    }),
    out: z.object({ cityId: z.int(), revision: z.int() }),
  }),
  /** Only one that nothing names. */
  OpsCityRemove: opsWrite(SUPPLY_KEEPERS, {
    in: z.object({ cityId: AnyCityId, revision, reason: Why }),
    out: z.object({ cityId: z.int() }),
  }),
};
