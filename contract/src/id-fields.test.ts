import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { ownedIds, undeclaredIds } from './id-fields.ts';
import { AnyOrderNo, CompanyId, Id, OrderId, publicId, UserGuid, type OwnedKind } from './ids.ts';
import { registry } from './registry.ts';

/** A schema around another one, and the piece of path it adds to the inner one. */
const wrappers: [(inner: z.ZodMiniType) => z.ZodMiniType, string][] = [
  [(inner) => z.optional(inner), ''],
  [(inner) => z.nullable(inner), ''],
  [(inner) => z.readonly(inner), ''],
  [(inner) => z._default(z.nullable(inner), null), ''],
  [(inner) => z.union([inner, z.literal('')]), ''],
  [(inner) => z.pipe(inner, z.any()), ''],
  [(inner) => z.intersection(inner, z.any()), ''],
  [(inner) => z.lazy(() => inner), ''],
  [(inner) => z.array(inner), '[]'],
  [(inner) => z.tuple([z.string(), inner]), '[1]'],
  [(inner) => z.record(z.string(), inner), '{}'],
  [(inner) => z.object({ inner, other: z.string() }), '.inner'],
];
const wrapping = fc.array(fc.constantFrom(...wrappers), { maxLength: 6 });
const wrapped = (leaf: z.ZodMiniType, around: typeof wrappers): [z.ZodMiniType, string] => [
  around.reduceRight((inner, [wrap]) => wrap(inner), leaf),
  around.map(([, path]) => path).join(''),
];

describe('ids at any depth', () => {
  const owned: [OwnedKind, () => z.ZodMiniType][] = [
    ['user', UserGuid],
    ['company', CompanyId],
    ['order', OrderId],
  ];

  it('that belong to a person are found, however they are wrapped', () => {
    fc.assert(
      fc.property(wrapping, fc.constantFrom(...owned), (around, [kind, make]) => {
        const [schema, path] = wrapped(make(), around);
        const payload = z.object({ field: schema });
        expect(ownedIds(payload)).toEqual({ [`field${path}`]: [kind] });
        expect(undeclaredIds(payload)).toEqual([]);
      }),
    );
  });

  it('without a declaration are found, and are not when they are declared', () => {
    const name = fc.constantFrom(
      'orderId',
      'userGuid',
      'orderNo',
      'extraIds',
      'order_no',
      'id',
      'ids',
      'sessionid',
      'ID',
    );
    const leaf = fc.constantFrom(z.string(), z.int(), Id, z.unknown());
    fc.assert(
      fc.property(wrapping, name, leaf, (around, field, schema) => {
        const at = (inner: z.ZodMiniType): [z.ZodMiniType, string] => {
          const [outer, path] = wrapped(z.object({ [field]: inner }), around);
          return [z.object({ list: outer }), `list${path}.${field}`];
        };
        const [bare, path] = at(schema);
        expect(undeclaredIds(bare)).toEqual([`${path} is neither owned nor declared public`]);
        const [declared] = at(publicId(schema, 'anybody may'));
        expect(undeclaredIds(declared)).toEqual([]);
      }),
    );
  });

  it.each(['paid', 'video', 'note', 'android', 'ordinary', 'grid', 'casino', 'idType'])('%s is no id', (field) => {
    expect(undeclaredIds(z.object({ [field]: z.string() }))).toEqual([]);
  });

  it('of two kinds must be the caller’s as one of them', () => {
    expect(ownedIds(z.object({ no: AnyOrderNo() }))).toEqual({ no: ['orderNo', 'mallOrderNo'] });
  });

  it('are declared field by field: the declaration of one is not that of another read in the same way', () => {
    const same = z.int();
    expect(undeclaredIds(z.object({ aId: publicId(same, 'anybody may'), bId: same }))).toHaveLength(1);
  });

  it('are not choices of the contract’s own', () => {
    expect(undeclaredIds(z.object({ typeId: z.literal([1, 2]), kindId: z.enum(['a']), hasNo: z.boolean() }))).toEqual(
      [],
    );
  });

  it('that no check could hold are named', () => {
    const transformed = z.pipe(
      z.object({ orderId: OrderId() }),
      z.transform(({ orderId }) => ({ renamed: orderId })),
    );
    const Tree: z.ZodMiniType = z.object({
      orderId: OrderId(),
      get children() {
        return z.optional(z.array(Tree));
      },
    });
    const found = [
      z.object({ transformed }),
      z.object({ tree: Tree }),
      z.object({ byOrder: z.record(UserGuid(), z.string()) }),
    ].map((schema) => undeclaredIds(schema));
    expect(found).toEqual([
      ['transformed is transformed with ids inside it'],
      ['tree.children[] contains itself: its ids cannot be listed'],
      ['byOrder has ids for names, which nobody checks'],
    ]);
  });

  it('are none where there is no object', () => {
    expect(ownedIds(z.string())).toEqual({});
    expect(undeclaredIds(z.object({}))).toEqual([]);
  });
});

describe('the registry', () => {
  const calls = Object.entries(registry) as [string, Call][];

  it.each(calls)('%s leaves no id undeclared', (_, call) => {
    expect(undeclaredIds(call.in)).toEqual([]);
  });

  /** The kind of a field of this name, wherever it stands in a call that needs a session. */
  const OWNER_OF: Record<string, OwnedKind> = {
    userguid: 'user',
    companyid: 'company',
    companycode: 'companyCode',
    session: 'session',
    sessionid: 'session',
  };

  it.each(calls.filter(([, { access }]) => access === 'employee'))('%s checks the owner of every id', (_, call) => {
    const fields = call.in instanceof z.ZodMiniObject ? Object.keys(call.in.shape) : [];
    const ids = ownedIds(call.in);
    for (const field of fields) {
      const owner = OWNER_OF[field.toLowerCase()];
      if (owner) expect(ids[field]).toEqual([owner]);
    }
  });
});
