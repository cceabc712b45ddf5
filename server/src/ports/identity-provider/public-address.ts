import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4'],
  '240.0.0.0/4',
];
const PRIVATE_6 = [
  ...['::/127', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];

const blocked = new BlockList();
for (const [ranges, family] of [[PRIVATE_4, 'ipv4'] as const, [PRIVATE_6, 'ipv6'] as const])
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    blocked.addSubnet(network, Number(bits), family);
  }

/**
 * Loopback, private networks, link-local with the clouds' metadata, and unassigned ranges: never a company's provider.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** A name is looked up once, and what it stands for is both judged and connected to: it cannot change in between. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const [first] = found;
    if (
      !first ||
      /* guard: sso: a name that leads inside is not asked */ found.some(({ address }) => !isPublicAddress(address))
    )
      return done(new Error(`${hostname} is not a public address`), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
