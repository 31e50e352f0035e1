import type { ContentCheck } from '#core/contract/console/content.shapes.ts';
import { levelChoices, provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { emptyCombinations } from '#core/rules/console/empty-floor-combinations.ts';
import { checkGoods, goodsFacts } from './check-goods.ts';
import { floorsForm } from '#core/rules/console/content-forms/floors-form.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { ContentDeps } from './entity-kind.ts';
import type { FloorItem } from './floor-item.ts';

/** What would go wrong on the phone, before it is published. */
export async function checkFloors(
  deps: ContentDeps,
  _regionCode: string,
  items: readonly FloorItem[],
): Promise<readonly ContentCheck[]> {
  const shown = items.filter(({ isOn }) => isOn);
  const picked = shown.flatMap(({ title, goods = [], ...each }) =>
    goods.length > 0 ? [{ ...each, name: title, goods }] : [],
  );
  const without = shown.filter(({ goods, rule }) => goods?.length === 0 && !rule);
  return [
    ...without.map(({ title }) => ({ result: 'fail' as const, text: `${title}：没有商品` })),
    ...(await checkGoods(deps, picked)),
    ...(await checkPictures(deps, floorsForm, shown)),
    await checkLinks(deps, shown.flatMap(linksOf)),
    await combinations(deps, shown),
  ];
}

const linksOf = ({ title, link, entries = [], items = [], cards = [] }: FloorItem) => [
  { name: title, link },
  ...entries.map((each) => ({ name: each.name, link: each.link })),
  ...items.map((each) => ({ name: each.text, link: each.link })),
  ...cards.map((each) => ({ name: each.title, link: each.link })),
];

/** Every level in every city sees something, and no floor of goods is without goods there. */
async function combinations(deps: ContentDeps, shown: readonly FloorItem[]): Promise<ContentCheck> {
  const facts = await goodsFacts(
    deps,
    shown.flatMap(({ goods = [] }) => goods),
  );
  const now = deps.clock.now();
  const floors = shown.map(({ title, areas, levels, goods, rule }) => ({
    title,
    areas,
    levels,
    soldIn: (city: string): boolean =>
      goods === undefined ||
      Boolean(rule) ||
      goods.some((goodsId) => {
        const known = facts.get(goodsId);
        return (
          known !== undefined &&
          known.inStock &&
          known.listedAt <= now &&
          (known.areas.length === 0 || known.areas.includes(city))
        );
      }),
  }));
  const levels = [[0, '非会员'] as const, ...levelChoices];
  const { pages, floors: unsold } = emptyCombinations(floors, levels, provinceCities);
  if (pages.length > 0) return { result: 'fail', text: `${pages.join('、')}看到的页面没有楼层` };
  if (unsold.length > 0) return { result: 'warn', text: `不会显示：${unsold.slice(0, 3).join('；')}` };
  return {
    result: 'pass',
    text: `${levels.length * provinceCities.length}种等级 × 城市组合都有楼层，没有空楼层`,
  };
}
