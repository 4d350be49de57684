import { BlockList, isIP } from 'node:net';

/** Networks that are not the Internet (IANA special-purpose registries): no platform may lead our server there. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Global unicast is 2000::/3; these parts of it lead elsewhere too: Teredo, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/32', '2001:db8::/32', '2002::/16'];

const special = new BlockList();
const globalV6 = new BlockList();
for (const network of SPECIAL_V4) addTo(special, network, 'ipv4');
for (const network of SPECIAL_V6) addTo(special, network, 'ipv6');
addTo(globalV6, '2000::/3', 'ipv6');

function addTo(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/');
  list.addSubnet(address, Number(bits), family);
}

/** Private networks of a school: the only others that an installation may allow. Never this computer, nor link-local addresses. */
const PRIVATE_V4 = ['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16'];
const schools = new BlockList();
for (const network of PRIVATE_V4) addTo(schools, network, 'ipv4');
addTo(schools, 'fc00::/7', 'ipv6');

/** Returns whether an IP address is one of a private network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return schools.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Returns whether an IP address is one of the Internet, and not of this computer or a private network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
