import type { ContentCheck } from '#core/contract/console/content.shapes.ts';
import { levelChoices, provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { emptyCombinations } from '#core/rules/console/empty-floor-combinations.ts';
import { contrastChecks, firstScreenCheck } from '#core/rules/console/pictures/floor-checks.ts';
import { libraryPicture } from '#core/rules/pictures/library-picture.ts';
import { picturesToUse } from '../../pictures/usable-pictures.ts';
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
    ...(await checkShownPictures(deps, shown)),
    await checkLinks(deps, shown.flatMap(linksOf)),
    await combinations(deps, shown),
  ];
}

/** What the library knows of the pictures: text over them can be read, and those of the first screen are not too heavy together. */
async function checkShownPictures(
  deps: ContentDeps,
  shown: readonly FloorItem[],
): Promise<readonly ContentCheck[]> {
  const photos = await photosOf(
    deps,
    shown.flatMap(({ goods = [] }) => goods),
  );
  const keyOf = (value: string | null | undefined): string => libraryPicture(value ?? '')?.key ?? '';
  const ofCards = ({ cards = [] }: FloorItem): string[] => cards.flatMap(({ pics }) => pics.map(keyOf));
  const ofGoods = ({ goods = [] }: FloorItem): string[] => goods.map((goodsId) => keyOf(photos.get(goodsId)));
  const facts = await picturesToUse(
    deps.db,
    shown
      .flatMap((floor) => [...ofCards(floor), ...ofGoods(floor), keyOf(floor.pic)])
      .filter((key) => key !== ''),
  );
  const small = (keys: readonly string[]): number =>
    [...new Set(keys)].reduce((sum, key) => sum + (facts.get(key)?.small_bytes ?? 0), 0);
  const weighed = shown.map((floor) => ({
    areas: floor.areas,
    levels: floor.levels,
    bytes: small([...ofCards(floor), ...ofGoods(floor)]) + (facts.get(keyOf(floor.pic))?.bytes ?? 0),
  }));
  return [
    ...contrastChecks(
      shown.flatMap(({ title, cards = [] }) => (cards.length > 0 ? [{ floor: title, cards }] : [])),
      facts,
    ),
    firstScreenCheck(weighed, [[0, '非会员'], ...levelChoices], provinceCities),
  ];
}

async function photosOf(
  { db }: ContentDeps,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('goods')
    .select(['goods_id', 'pic_url'])
    .where('goods_id', 'in', [...new Set(goodsIds)])
    .execute();
  return new Map(rows.map(({ goods_id, pic_url }) => [goods_id, pic_url]));
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
