import type { Selectable } from 'kysely';
import type { PageId } from '#core/site/paths/path-of.ts';
import type { ZoneActivities, ZoneGroups } from '../../db/schema/promotions.ts';

type Tone = Selectable<ZoneActivities>['tone'];

const card = (
  page: PageId,
  [title, sub_title, highlight]: readonly [title: string, subTitle: string, highlight: string | null],
  pics: readonly `${'goods' | 'quick'}/${string}`[],
  tone: Tone,
  areas: readonly string[] = [],
): Omit<Selectable<ZoneActivities>, 'sort' | 'group_id'> => ({
  activity_id: `zone-${page}`,
  title,
  sub_title,
  highlight,
  pics: [...pics],
  tone,
  page,
  areas: [...areas],
  begins_at: null,
  ends_at: null,
});

/** The groups of the activity zone with their cards, in order; each card leads to its page. */
const groups = [
  {
    name: '限时特价',
    cards: [
      card('flashSale', ['限时秒杀', '整点开抢，数量有限', '1元起'], ['goods/earphones-cut'], 'warm'),
      card('groupList', ['拼团', '两人成团，不成全额退', '2人成团'], ['goods/milktea-cut'], 'violet'),
      card('halfPrice', ['五折购', '五折购专享券每月可领', '5折封顶'], ['goods/coffee-cut'], 'gold'),
      card('welfareGoods', ['福利好物', '各级会员专享价', '6.9元起'], ['goods/cooker-cut'], 'green'),
    ],
  },
  {
    name: '天天有礼',
    cards: [
      card('dailyCash', ['天天领现金', '每日签到，满1元可充话费', null], ['goods/gift-gold-cut'], 'warm'),
      card('lottery', ['转转赚', '幸运转盘，天天有机会', null], ['goods/game-cut'], 'violet'),
      card('giftSquare', ['0元领礼包', '会员礼品广场', null], ['goods/gift-cut'], 'gold'),
      card('couponCenter', ['领券中心', '好券每日更新', null], ['goods/cinema-cut'], 'blue'),
    ],
  },
  {
    name: '权益好物',
    cards: [
      card('blessingBag', ['权益福袋', '到店就用的咖啡、加油、洗车', null], ['goods/luckybag-cut'], 'warm'),
      card('trafficPackage', ['流量包', '办理后立即到账', '3元起'], ['goods/data-cut'], 'blue'),
      card('localSpecialties', ['地方特产', '十三城风物到家', null], ['goods/peach-cut'], 'green'),
      card('pleasedWatch', ['权益7天包', '5G流量加会员周卡', null], ['goods/video-cut'], 'violet'),
    ],
  },
];

const idOf = (at: number): string => `zone-group-${at + 1}`;

export const demoZoneGroups: readonly Selectable<ZoneGroups>[] = groups.map(({ name }, at) => ({
  group_id: idOf(at),
  act_name: 'activityZone',
  name,
  sort: at + 1,
}));

export const demoZoneActivities: readonly Selectable<ZoneActivities>[] = groups
  .flatMap(({ cards }, at) => cards.map((each) => ({ ...each, group_id: idOf(at) })))
  .map((each, at) => ({ ...each, sort: at + 1 }));
