import type * as z from 'zod/mini';
import { declarationOf, type OwnedIds, type OwnedKind } from './ids.ts';

type Schema = z.core.$ZodType;

/** An id of a payload. Its path reads `items[].addressId`: `[]` each element, `[1]` the second, `{}` each value of a record. */
interface IdField {
  path: string;
  kinds: Set<OwnedKind>;
  isPublic: boolean;
  /** Why it must not be taken as it is. */
  trouble: string | undefined;
}

/** `orderId` and `extraIds`, `order_no` and `id`, `sessionid`: what the name of something looks like. */
const CAMEL_CASE = /[a-z0-9](Id|ID|Guid|GUID|No)s?$/;
const SNAKE_CASE = /(^|_)(id|guid|no)s?$/i;
const ONE_WORD = /(session|user|customer|order|company)ids?$/i;
const isIdShaped = (field: string): boolean => CAMEL_CASE.test(field) || SNAKE_CASE.test(field) || ONE_WORD.test(field);

/** The owned ids of a payload, found by looking at its schema, so that no call can forget to name one. */
export function ownedIds(schema: Schema): OwnedIds {
  const owned = idFields(schema).filter(({ kinds }) => kinds.size > 0);
  return Object.fromEntries(owned.map(({ path, kinds }) => [path, [...kinds]]));
}

/** Why a payload cannot be served: ids without a declaration, or without a check. */
export const undeclaredIds = (schema: Schema): string[] =>
  idFields(schema).flatMap(({ path, kinds, isPublic, trouble }) => {
    if (trouble) return [`${path} ${trouble}`];
    return kinds.size > 0 || isPublic ? [] : [`${path} is neither owned nor declared public`];
  });

function idFields(schema: Schema): IdField[] {
  const found = new Map<string, IdField>();
  const at = (path: string): IdField => {
    const field = found.get(path) ?? { path, kinds: new Set(), isPublic: false, trouble: undefined };
    found.set(path, field);
    return field;
  };

  /** `field` is the name of the innermost field around it; `trail` the schemas around it. */
  const walk = (schema: Schema, path: string, field: string, trail: readonly Schema[]): void => {
    const declared = declarationOf(schema);
    if (declared) {
      if ('owner' in declared) at(path).kinds.add(declared.owner);
      else at(path).isPublic = true;
      return;
    }
    if (trail.includes(schema)) {
      at(path).trouble = 'contains itself: its ids cannot be listed';
      return;
    }
    const around = [...trail, schema];
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        for (const [name, inner] of Object.entries(def.shape))
          walk(inner, path ? `${path}.${name}` : name, name, around);
        if (def.catchall) walk(def.catchall, `${path}{}`, field, around);
        return;
      case 'array':
        return walk(def.element, `${path}[]`, field, around);
      case 'tuple':
        def.items.forEach((item, at) => walk(item, `${path}[${at}]`, field, around));
        if (def.rest) walk(def.rest, `${path}[]`, field, around);
        return;
      case 'record':
        if (declarationOf(def.keyType)) at(path).trouble = 'has ids for names, which nobody checks';
        return walk(def.valueType, `${path}{}`, field, around);
      case 'union':
        for (const option of def.options) walk(option, path, field, around);
        return;
      case 'intersection':
        walk(def.left, path, field, around);
        return walk(def.right, path, field, around);
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'nonoptional':
      case 'readonly':
      case 'catch':
      case 'success':
      case 'promise':
        return walk(def.innerType, path, field, around);
      case 'lazy':
        return walk(def.getter(), path, field, around);
      case 'pipe': {
        if (isChoice(def.out)) return;
        const inside = idFields(def.in).filter((inner) => inner.path !== '');
        // the result of a transform has its ids elsewhere
        if (endsInTransform(def.out) && inside.length > 0) at(path).trouble = 'is transformed with ids inside it';
        walk(def.in, path, field, around);
        return walk(def.out, path, field, around);
      }
      case 'enum':
      case 'literal':
      case 'boolean':
      case 'null':
      case 'undefined':
      case 'void':
      case 'never':
      case 'transform':
        return;
      case 'map':
      case 'set':
      case 'function':
        at(path).trouble = `is a ${def.type}, which JSON has not`;
        return;
      case 'string':
      case 'number':
      case 'bigint':
      case 'any':
      case 'unknown':
      case 'custom':
      case 'template_literal':
      case 'date':
      case 'file':
      case 'nan':
      case 'symbol':
        if (isIdShaped(field)) at(path);
    }
  };
  walk(schema, '', '', []);
  return [...found.values()];
}

/** A choice of the contract's own names nothing of anybody's. */
const isChoice = (schema: Schema): boolean => ['enum', 'literal', 'boolean'].includes(schema._zod.def.type);

const endsInTransform = (schema: Schema): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'transform' || (def.type === 'pipe' && endsInTransform(def.out));
};
