import { expect, it } from 'vitest';
import { tiersOfMember } from './tiers-of-member.ts';

const tiers = [1, 2, 3].map((vipTypeLevel) => ({
  productId: `p${vipTypeLevel}`,
  vipTypeLevel,
  rightsCount: 4,
  offer: 'open' as const,
  hint: '',
}));
const offersTo = (level: number, ...products: string[]) =>
  tiersOfMember(tiers, { level, levelName: '黄金会员', products }).map(({ offer }) => offer);

it.each([
  ['holds the middle tier', 2, ['p2'], ['lower', 'held', 'upgrade']],
  ['holds two tiers', 2, ['p1', 'p2'], ['held', 'held', 'upgrade']],
  ['has the level by another line', 2, ['x'], ['lower', 'open', 'upgrade']],
  ['has no level', 0, [], ['open', 'open', 'open']],
] as const)(
  'a remembered member who %s is offered the tiers as the server will',
  (_who, level, products, offers) => {
    expect(offersTo(level, ...products)).toEqual(offers);
  },
);
