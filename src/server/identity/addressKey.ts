import { isIP, isIPv4 } from 'node:net';

/** Groups of 16 bits in an IPv6 address, and how many of them name the network (a /64). */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Returns the key under which per-address limits count a network address. One subscriber can use every address of an
 * IPv6 /64, so the key is that /64. An IPv4-mapped address (::ffff:1.2.3.4) has the key of its IPv4 address. Text that
 * is no IP address, as a proxy may forward, is its own key.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  const groups = expand(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight 16-bit groups of a valid IPv6 address. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...new Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!isIPv4(part)) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
