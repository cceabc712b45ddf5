import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Who has one address of IPv6 has all of its /64. */
const NETWORK_GROUPS = 4;

/** Where tries come from: an IPv4 address, or the network an IPv6 address belongs to. */
export function sourceOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const between = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const groups = plain.includes('::') ? [...before, ...between, ...after] : before;
  const network = groups
    .slice(0, /* guard: networks of IPv6 → NETWORK_GROUPS * 2 */ NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
