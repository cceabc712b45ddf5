import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { ServiceId, UserGuid } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { SERVICE_STATES } from '../rules/term-state.ts';
import { USE_KINDS } from '../values/services.ts';

export { USE_KINDS } from '../values/services.ts';

/** How long a shown code stays on the screen. */
export const CODE_SECONDS = 60;

/** A service a person holds and how it is used; a code is shown only when it is asked for. */
export const HeldService = z.object({
  serviceId: z.string(),
  name: Words,
  /** In a few words what it is; may be empty. */
  about: Words,
  /** Who uses it, where that is not its holder: a relative it was bought for. */
  forName: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  state: z.enum(SERVICE_STATES),
  useKind: z.enum(USE_KINDS),
  /** Where the button leads; empty of a code, and while it cannot be used. */
  url: z.string(),
});
export type HeldService = z.output<typeof HeldService>;

/** Bought and granted services, the usable ones first. */
export const services = {
  MyServices: read({
    part: 'services',
    in: z.object({ userGuid: UserGuid(), ...pageFields() }),
    out: paged(HeldService),
  }),
  RevealServiceCode: write({
    part: 'services',
    in: z.object({ userGuid: UserGuid(), serviceId: ServiceId() }),
    out: z.object({ code: z.string(), seconds: z.int() }),
  }),
};
