import { Fault } from './fault.ts';

/** No call of ours is nested so deep. */
export const MOST_DEPTH = 32;

/** JSON from outside; deeper nesting than any of ours is not even parsed. */
export function shallowJson(json: string, field: string): unknown {
  assertShallow(json, field);
  try {
    return JSON.parse(json);
  } catch {
    throw new Fault('badInput', { field });
  }
}

export function shallowObject(json: string, field: string): Record<string, unknown> {
  const value = shallowJson(json, field);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault('badInput', { field });
  return value as Record<string, unknown>;
}

/** Looked at before parsing: nesting is what makes later walks expensive. Brackets inside strings do not count. */
function assertShallow(json: string, field: string): void {
  if (!hasManyBrackets(json)) return;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    // guard: depth
    if (depth > MOST_DEPTH) throw new Fault('badInput', { field });
  }
}

/** Nothing is nested deeper than it has brackets, and calls have few. */
function hasManyBrackets(json: string): boolean {
  let count = 0;
  for (const bracket of '{[') {
    for (let at = json.indexOf(bracket); at >= 0; at = json.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > MOST_DEPTH) return true;
    }
  }
  return false;
}
