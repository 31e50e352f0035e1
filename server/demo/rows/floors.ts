import type { Selectable } from 'kysely';
import { pathOf } from '#core/site/paths/path-of.ts';
import type { Floors, PageMenus } from '../../db/schema/mall.ts';
import type { CollectionGoods, Collections } from '../../db/schema/promotions.ts';
import {
  couponCardHome,
  easyUseMenu,
  exchangeChannels,
  marketHome,
  plusHome,
  rightsMallHome,
} from '../data/floors.ts';
import type { FloorDraft } from '../data/floor-draft.ts';
import { linksFrom, type Link } from '../links.ts';
import { projectOfRegion, type HomeRegion } from '../project-of-region.ts';
import { collectionRow, goodsOfCollection } from './collections.ts';

/** The home page of each mall, by the region code it requests. */
const homes: readonly (readonly [HomeRegion, (link: Link) => readonly FloorDraft[]])[] = [
  ['SUPER_MARKET_HOME', marketHome],
  ['SUPPER_MALL_HOME', rightsMallHome],
  ['EASY_USE_HOME', couponCardHome],
  ['EXCELLENT_PLUS_HOME', plusHome],
];

const draftsOf = (base: string) =>
  homes.flatMap(([region, draft]) =>
    draft(linksFrom(projectOfRegion(region), base)).map((floor, at) => ({
      region,
      floor,
      floor_id: `${region}.${floor.key}`,
      sort: (at + 1) * 10,
    })),
  );

/** The floors of every home page; the goods of a goods floor are a collection under its own id. */
export const demoFloors = (base: string): readonly Selectable<Floors>[] =>
  draftsOf(base).map(({ region, floor, floor_id, sort }) => {
    const { key: _key, kind, title, audience = {}, ...content } = floor;
    const row = {
      floor_id,
      region_code: region,
      kind,
      title,
      sort,
      areas: [...(audience.areas ?? [])],
      brands: [...(audience.brands ?? [])],
      levels: [...(audience.levels ?? [])],
      hosts: [...(audience.hosts ?? [])],
      is_on: true,
      begins_at: null,
      ends_at: null,
    };
    if (!('goods' in content)) return { ...row, collection_id: null, content };
    const { goods, ...rest } = content;
    const looks = Object.fromEntries(goods.flatMap((each) => (typeof each === 'string' ? [] : [each])));
    return { ...row, collection_id: floor_id, content: { ...rest, looks } };
  });

/** The collections of goods floors, and the channels of goods for tickets. */
export const demoFloorCollections = (base: string): readonly Selectable<Collections>[] => [
  ...draftsOf(base).flatMap(({ floor, floor_id, sort }) =>
    floor.kind === 'goods'
      ? [
          collectionRow({
            collection_id: floor_id,
            title: floor.title,
            sub_title: floor.subTitle ?? '',
            sort,
          }),
        ]
      : [],
  ),
  ...exchangeChannels.map(({ id, name }, sort) => collectionRow({ collection_id: id, title: name, sort })),
];

export const demoFloorGoods = (base: string): readonly Selectable<CollectionGoods>[] => [
  ...draftsOf(base).flatMap(({ floor, floor_id }) =>
    floor.kind === 'goods'
      ? goodsOfCollection(
          floor_id,
          floor.goods.map((each) => (typeof each === 'string' ? each : each[0])),
        )
      : [],
  ),
  ...exchangeChannels.flatMap(({ id, goods }) => goodsOfCollection(id, goods)),
];

/** The bottom menu of the easy-use card; pages it has not are the shopping mall's. */
export function demoMenus(base: string): readonly Selectable<PageMenus>[] {
  const [own, market] = [projectOfRegion('EASY_USE_HOME'), projectOfRegion('SUPER_MARKET_HOME')];
  const link = linksFrom(own, base);
  return easyUseMenu.map(({ name, page, icon }, at) => ({
    region_code: 'EASY_USE_BOTTOM',
    sort: at + 1,
    menu_name: name,
    router_mark: pathOf(own, page) ?? pathOf(market, page) ?? '',
    url: link(page),
    icon_url: icon,
    select_icon_url: icon,
    background_url: '',
    background_color: '',
    text_color: '',
    menu_type: 0,
  }));
}
