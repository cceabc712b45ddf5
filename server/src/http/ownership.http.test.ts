import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read, write, type Call } from '#contract/call';
import { CompanyId, OrderId, UserGuid } from '#contract/ids';
import { opsRead } from '#contract/ops/call';
import { envelopes } from '#contract/wire';
import { faultOf } from '../../test/answers.ts';
import { exchange } from '../../test/exchange.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../test/portal.ts';
import { commitOnce } from '../db/once.ts';
import type { EmployeeCtx } from '../ctx.ts';
import { wiring } from '../portal.ts';
import { createHttpServer } from './server.ts';
import type { Handlers } from './handlers.ts';

let portal: TestPortal;
let who: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  who = await portal.login('demo', 'emp');
  stranger = await portal.login('hilton', 'emp');
});
afterAll(() => portal.stop());

const Done = z.object({});
/** A number no order has. */
const NO_ORDER = 900_000_000;

/** A schema around another one, a value around another one, and a value without the inner one. */
interface Wrapper {
  schema(inner: z.ZodMiniType): z.ZodMiniType;
  value(inner: unknown): unknown;
  without: unknown[];
}
const wrappers: Wrapper[] = [
  { schema: (inner) => z.optional(inner), value: (inner) => inner, without: [undefined] },
  { schema: (inner) => z.nullable(inner), value: (inner) => inner, without: [null] },
  { schema: (inner) => z._default(z.nullable(inner), null), value: (inner) => inner, without: [undefined, null] },
  { schema: (inner) => z.union([z.literal(''), inner]), value: (inner) => inner, without: [''] },
  { schema: (inner) => z.array(inner), value: (inner) => [inner], without: [[]] },
  { schema: (inner) => z.tuple([z.string(), inner]), value: (inner) => ['first', inner], without: [] },
  { schema: (inner) => z.record(z.string(), inner), value: (inner) => ({ any: inner }), without: [{}] },
  {
    schema: (inner) => z.object({ inner, beside: z.optional(z.string()) }),
    value: (inner) => ({ inner, beside: 'x' }),
    without: [],
  },
];

type Id = () => { schema: z.ZodMiniType; own: unknown; foreign: unknown[] };
const ids: Id[] = [
  () => ({ schema: UserGuid(), own: who.user.CustomerGuid, foreign: [stranger.user.CustomerGuid, 'nobody'] }),
  () => ({ schema: CompanyId(), own: who.user.CompanyId, foreign: [stranger.user.CompanyId, 1] }),
  // looked up in the database
  () => ({ schema: OrderId(), own: undefined, foreign: [NO_ORDER, String(NO_ORDER)] }),
];

interface Planting {
  around: Wrapper[];
  id: Id;
  isWrite: boolean;
}
const plantingArbitrary = fc.record<Planting>({
  around: fc.array(fc.constantFrom(...wrappers), { maxLength: 6 }),
  id: fc.constantFrom(...ids),
  isWrite: fc.boolean(),
});

const schemaOf = ({ around, id }: Planting) =>
  z.object({ field: around.reduceRight((inner, { schema }) => schema(inner), id().schema) });
const payloadOf = (around: Wrapper[], id: unknown) => ({
  field: around.reduceRight((inner, { value }) => value(inner), id),
});
/** Payloads that end on the way, before there is an id; JSON has no `undefined` in a list. */
const endingEarly = (planting: Planting): unknown[] =>
  planting.around
    .flatMap(({ without }, at) => without.map((ending) => payloadOf(planting.around.slice(0, at), ending)))
    .map((payload): unknown => JSON.parse(JSON.stringify(payload)))
    .filter((payload) => z.safeParse(schemaOf(planting), payload).success);

/** The portal with these calls instead of its own. */
async function withCalls(plantings: Planting[], work: (send: Send) => Promise<void>): Promise<void> {
  const calls: Record<string, Call> = Object.fromEntries(
    plantings.map((each, at) => {
      const spec = { in: schemaOf(each), out: Done };
      return [`Planted${at}`, each.isWrite ? write(spec) : read(spec)] as const;
    }),
  );
  const answered = async () => ({});
  const committed = (ctx: EmployeeCtx) => commitOnce(ctx, answered);
  const handlers = Object.fromEntries(
    Object.entries(calls).map(([name, { kind }]) => [name, kind === 'write' ? committed : answered]),
  ) as Handlers<typeof calls>;
  const { app } = await createHttpServer(portal.portal, { ...wiring, calls, handlers }, { webRoot: 'nowhere' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    await work(async (at, payload) => {
      const form = { requestCode: `Planted${at}`, session: who.token, jsonPara: JSON.stringify(payload) };
      const answer = await exchange(new URL('/examApi/PostAppCall', url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${new URLSearchParams(form)}`,
      });
      const decoded = envelopes.app.decode(JSON.parse(answer.body) as Record<string, unknown>);
      return faultOf({ ...answer, decoded });
    });
  } finally {
    await app.close();
  }
}
type Send = (at: number, payload: unknown) => Promise<string>;

describe('an id at any depth', () => {
  it('is refused when it is another’s, and not when it is one’s own or not there', async () => {
    const many = fc.array(plantingArbitrary, { minLength: 10, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(many, (plantings) =>
        withCalls(plantings, async (send) => {
          for (const [at, planting] of plantings.entries()) {
            const { around, id } = planting;
            const { own, foreign } = id();
            for (const one of foreign) expect(await send(at, payloadOf(around, one))).toBe('notYours');
            if (own !== undefined) expect(await send(at, payloadOf(around, own))).toBe('answered');
            for (const payload of endingEarly(planting)) expect(await send(at, payload)).toBe('answered');
          }
        }),
      ),
      { numRuns: 5 },
    );
  });

  // proves: ids in lists
  // proves: most ids
  it('is refused among a hundred of one’s own, and too many are not looked at', async () => {
    const list: Planting = { around: [wrappers[4] as Wrapper], id: ids[1] as Id, isWrite: false };
    const each: Planting = { around: [wrappers[4] as Wrapper], id: ids[2] as Id, isWrite: true };
    await withCalls([list, each], async (send) => {
      const own = Array.from({ length: 100 }, () => who.user.CompanyId);
      expect(await send(0, { field: own })).toBe('answered');
      expect(await send(0, { field: [...own, stranger.user.CompanyId] })).toBe('notYours');
      expect(await send(1, { field: Array.from({ length: 201 }, (_, at) => NO_ORDER + at) })).toBe('badInput');
    });
  });
});

describe('the start', () => {
  const start = async (call: Call): Promise<string> => {
    const handlers = { Careless: async () => ({}) } as unknown as Handlers<{ Careless: Call }>;
    await createHttpServer(portal.portal, { ...wiring, calls: { Careless: call }, handlers }, { webRoot: 'nowhere' });
    return 'started';
  };

  // proves: ids are declared
  it('is stopped by an id without a declaration, with its call and path', async () => {
    const careless = read({ in: z.object({ items: z.array(z.object({ addressId: z.int() })) }), out: Done });
    await expect(start(careless)).rejects.toThrow('Careless: items[].addressId is neither owned nor declared public');
  });

  it('is stopped by an owned id behind a door without an owner', async () => {
    const careless = opsRead(['admin'], { in: z.object({ orderId: OrderId() }), out: Done });
    await expect(start(careless)).rejects.toThrow('Careless: orderId is owned, but behind the operator door');
  });
});
