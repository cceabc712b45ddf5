/** A copy of the payload with the value at a path such as `items[].addressId`; missing parts on the way are made. */
export function planted(payload: unknown, path: string, value: unknown): Record<string, unknown> {
  return at(payload, path.match(/[^.[\]{}]+|\[\]|\{\}/g) ?? [], value) as Record<string, unknown>;
}

function at(around: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '[]') {
    const list = Array.isArray(around) ? around : [];
    return [...list.slice(0, -1), at(list.at(-1), rest, value)];
  }
  const object = typeof around === 'object' && around !== null ? (around as Record<string, unknown>) : {};
  const name = step === '{}' ? (Object.keys(object)[0] ?? 'any') : step;
  return { ...object, [name]: at(object[name], rest, value) };
}
