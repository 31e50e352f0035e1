import type { Selectable } from 'kysely';
import { titles } from '#core/site/titles.ts';
import type { Floors } from '../db/schema/mall.ts';
import { linksFrom, type Link } from '../demo/links.ts';
import { homeRegions, projectOfRegion, type HomeRegion } from '../demo/project-of-region.ts';

interface FirstFloor {
  readonly kind: string;
  readonly title: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const entry = (key: string, name: string, link: string) => ({ key, name, link, badge: null });
const more = (link: string | null, subTitle = '') => ({ subTitle, link });

/** Floors of each home page that need no chosen goods. The console edits a home page from the first floor on. */
const floorsOf: Readonly<Record<HomeRegion, (link: Link) => readonly FirstFloor[]>> = {
  SUPER_MARKET_HOME: (link) => [
    {
      kind: 'quick',
      title: '快捷入口',
      content: {
        ...more(null),
        entries: [
          entry('luckybag', '权益领取', link('rightsEntrance')),
          entry('coupon', '领券中心', link('couponCenter')),
          entry('local', '本地生活', link('localLife')),
          entry('half', '卡密兑换', link('cardCodeExchange')),
          entry('all', '全部', link('category')),
        ],
      },
    },
    { kind: 'seckill', title: '限时秒杀', content: more(link('flashSale')) },
    {
      kind: 'notice',
      title: '公告',
      content: {
        ...more(null),
        items: [{ tag: '提醒', text: '权益每月1日更新，当月未领不累计', link: link('rightsEntrance') }],
      },
    },
    { kind: 'nearby', title: '附近好物', content: more(link('localLife'), '家门口的好店') },
    { kind: 'recommend', title: '为你推荐', content: more(null) },
  ],
  SUPPER_MALL_HOME: (link) => [
    {
      kind: 'quick',
      title: '快捷入口',
      content: {
        ...more(null),
        entries: [
          entry('luckybag', '权益领取', link('rightsEntrance')),
          entry('coupon', '领券中心', link('couponCenter')),
          entry('all', '全部', link('category')),
        ],
      },
    },
    { kind: 'recommend', title: '为你推荐', content: more(null) },
  ],
  EASY_USE_HOME: () => [
    {
      kind: 'exchange',
      title: '任选兑换',
      content: { ...more(null), tabs: [{ goodsChannelId: null, name: '热兑' }] },
    },
  ],
  EXCELLENT_PLUS_HOME: (link) => [
    {
      kind: 'quick',
      title: '专享服务',
      content: {
        ...more(null),
        entries: [
          entry('shield', titles.rightsEntrance, link('rightsEntrance')),
          entry('headset', titles.questionList, link('questionList')),
        ],
      },
    },
    { kind: 'recommend', title: '为你推荐', content: more(null) },
  ],
};

export const firstFloors = (base: string): readonly Selectable<Floors>[] =>
  homeRegions.flatMap((region) =>
    floorsOf[region](linksFrom(projectOfRegion(region), base)).map(({ kind, title, content }, at) => ({
      floor_id: `${region}.${kind}`,
      region_code: region,
      kind,
      title,
      sort: (at + 1) * 10,
      content,
      areas: [],
      brands: [],
      levels: [],
      hosts: [],
      collection_id: null,
      is_on: true,
      begins_at: null,
      ends_at: null,
    })),
  );
