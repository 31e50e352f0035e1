import { isIP } from 'node:net';

const mappedForm = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** What limits count per client: an IPv4 address, or the /64 of an IPv6 address, because one subscriber has all addresses of a /64. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%', 1); // without a zone
  const mapped = mappedForm.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${prefixOf(address)}::/64` : ip;
}

/** The first four groups, in their shortest form. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An embedded IPv4 address takes two groups, which are never among the first four. */
const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
