import { Fault } from '../fault.ts';
import { shallowJson } from '../shallow-json.ts';

export interface ListAsked {
  json: Uint8Array;
  /** A list by itself, or under this name in an object. */
  name: string;
  from: number;
  most: number;
}

/** Some of a list, each as JSON of its own. */
export interface ListPart {
  count: number;
  items: string[];
}

export async function listIn({ json, name, from, most }: ListAsked): Promise<ListPart> {
  let parsed: unknown;
  try {
    parsed = shallowJson(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString(), 'file');
  } catch {
    throw new Fault('jsonNeeded');
  }
  const isWrapped = typeof parsed === 'object' && parsed !== null && Object.hasOwn(parsed, name);
  const inside = isWrapped ? (parsed as Record<string, unknown>)[name] : parsed;
  const all: unknown[] = Array.isArray(inside) ? inside : [inside];
  return { count: all.length, items: all.slice(from, from + most).map((item) => JSON.stringify(item)) };
}
