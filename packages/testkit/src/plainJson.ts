/** Whether a value is plain JSON, and where not: `canonicalJson` without the text. */

/** What in `value` JSON would lose or change, or undefined if nothing. */
export function notPlain(value: unknown, path = 'the whole'): string | undefined {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
    case 'object':
      return value === null ? undefined : inObject(value, path);
    default:
      return `${path} is of type ${typeof value}`;
  }
}

function inObject(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    // By index, so that holes are seen.
    for (let index = 0; index < value.length; index++) {
      const fault = notPlain(value[index], `${path}[${index}]`);
      if (fault) return fault;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return `${path} is a ${value.constructor.name}`;
  }
  for (const [key, field] of Object.entries(value)) {
    // A field that is undefined is left out, as JSON does.
    const fault = field === undefined ? undefined : notPlain(field, `${path}.${key}`);
    if (fault) return fault;
  }
  return undefined;
}
