import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { SERVICE_STATES } from '../rules/term-state.ts';
import { USE_KINDS } from '../calls/services.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, AnyUuid, CompanyName, opsId, Why } from './fields.ts';

const SERVICES = ['support', 'content', 'admin'] as const;
const CHANGE = ['support', 'content'] as const;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const About = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

export const OpsServiceRow = z.object({
  serviceId: z.string(),
  company: CompanyName,
  /** Masked. */
  person: z.object({ name: z.string() }),
  name: Words,
  from: z.string(),
  to: z.string(),
  state: z.enum(SERVICE_STATES),
  useKind: z.enum(USE_KINDS),
  /** By which kind of doing it came: an operator's grant, an order. */
  source: z.string(),
  createdAt: z.string(),
});
export type OpsServiceRow = z.output<typeof OpsServiceRow>;

export const opsServices = {
  OpsServices: opsRead(SERVICES, {
    in: z.object({
      companyId: z.optional(AnyCompanyId),
      state: z._default(z.enum(['all', ...SERVICE_STATES]), 'all'),
      ...pageFields(),
    }),
    out: paged(OpsServiceRow),
  }),
  /** To one person, found by the employee number within the company. */
  OpsServiceGrant: opsWrite(CHANGE, {
    in: z.object({
      companyId: AnyCompanyId,
      employeeNo: opsId(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      name: Name,
      nameEng: Name,
      about: About,
      aboutEng: About,
      from: Day,
      to: Day,
      useKind: z.enum(USE_KINDS),
      /** The link or the code; of a booking nothing. */
      use: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
      reason: Why,
    }),
    out: z.object({ serviceId: z.string() }),
  }),
  OpsServiceEnd: opsWrite(CHANGE, {
    in: z.object({
      companyId: AnyCompanyId,
      serviceId: AnyUuid,
      reason: Why,
    }),
    out: z.object({ serviceId: z.string() }),
  }),
};
