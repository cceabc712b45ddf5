/** As it stands in a company's list: lower case, with a port only where it is not the usual one. */
export const HOST = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?$/;

/** Browsers drop or turn round these characters, so that the address read is not the address opened. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const MISLEADING = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff\\]/;

/** An address outside the portal as a browser reads it; undefined for whatever is not plainly one over https. */
export function httpsUrl(value: unknown): URL | undefined {
  if (
    typeof value !== 'string' ||
    /* guard: no backslash in an address */ MISLEADING.test(value) ||
    !/^https:\/\/[^/@]/i.test(value)
  )
    return undefined;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return /* guard: no user name in an address → url */ url.protocol === 'https:' &&
    url.username === '' &&
    url.password === ''
    ? url
    : undefined;
}

/** Where a person may be led outside: https, and exactly one of the company's own hosts. */
export function outsideTarget(value: unknown, hosts: readonly string[] | undefined): string | undefined {
  const url = httpsUrl(value);
  return url && /* guard: a redirect leaves for the company’s own hosts alone → hosts */ hosts?.includes(url.host)
    ? url.href
    : undefined;
}
