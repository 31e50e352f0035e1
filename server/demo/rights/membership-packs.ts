import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const toNumber = '充值到{mobile}';
const media = (key: string, name: string, pic: PackRight['pic'], supplier: string): PackRight => ({
  key,
  name,
  pic,
  hint: toNumber,
  detail: details.recharge(name, 31),
  supplier,
});
const voucher = (
  key: string,
  name: string,
  pic: PackRight['pic'],
  where: string,
  supplier: string,
): PackRight => ({ key, name, pic, hint: `${where}可用`, detail: details.store(name, where, 30), supplier });
const lawyer = (key: string, name: string, pic: PackRight['pic'], hint: string): PackRight => ({
  key,
  name,
  pic,
  hint,
  detail: details.service(name),
  supplier: 'legal-partner',
});
const lounge = (key: string, name: string, pic: PackRight['pic'], hall: string): PackRight => ({
  key,
  name,
  pic,
  hint: '每月1次，含1位同行',
  detail: details.lounge(hall, '每月1次'),
  supplier: 'lounge-network',
});

const coffee = voucher('coffee', '现磨咖啡兑换券', 'goods/coffee', '全省合作咖啡门店', 'coffee-chain');
const milktea = voucher('milktea', '奶茶中杯任选券', 'goods/milktea', '全省合作茶饮门店', 'tea-chain');
const meal = voucher('food', '20元餐饮券', 'goods/food', '全省合作餐厅', 'food-network');
const tea = voucher('tea', '盖碗茶体验券', 'goods/tea', '合作茶馆', 'food-network');
const carwash = voucher('carwash', '标准洗车券', 'goods/carwash', '全省合作洗车门店', 'carwash-network');
const fuel = voucher('fuel', '20元加油券', 'goods/fuel', '全省合作加油站', 'fuel-network');
const cinema = voucher('cinema', '2D电影通兑票', 'goods/cinema', '全省286家影院', 'cinema-network');
const music = media('music', '音乐会员月卡', 'goods/music', 'music-partner');
const reading = media('reading', '阅读会员月卡', 'goods/ebook', 'reading-partner');
const variety = media('variety', '综艺会员月卡', 'goods/video-pink', 'video-partner');
const game = media('game', '游戏会员月卡', 'goods/game', 'game-partner');
const data = (name: string, gigabytes: number): PackRight => ({
  key: 'data',
  name,
  pic: `goods/data-${gigabytes}`,
  hint: toNumber,
  detail: details.data(`${gigabytes}GB`),
  supplier: 'operator-data',
});

const pack = (
  productId: string,
  name: string,
  priceFen: number,
  pic: Pack['pic'],
  groups: Pack['groups'],
): Pack => ({ productId, family: 'cardProduct', name, vipTypeId: null, priceFen, pic, groups });

/** Campaign memberships: packs that do not change the level. */
export const membershipPacks: readonly Pack[] = [
  pack('phoenix', '凤凰优选', 2_500, 'goods/gift-gold', [
    {
      key: 'life',
      name: '精致生活',
      choose: 2,
      rights: [
        milktea,
        coffee,
        tea,
        voucher('fresh', '生鲜满减券', 'goods/peach', '合作生鲜门店', 'retail-partner'),
      ],
    },
    { key: 'media', name: '悦享影音', choose: 1, rights: [variety, music, reading] },
  ]),
  pack('litchi', '荔枝会员', 1_990, 'goods/video-red', [
    {
      key: 'tv',
      name: '电视影院',
      choose: 1,
      rights: [
        media('film', '电视影视会员月卡', 'goods/video-red', 'tv-partner'),
        media('kids', '电视少儿会员月卡', 'goods/video-orange', 'tv-partner'),
      ],
    },
    {
      key: 'media',
      name: '追剧听书',
      choose: 1,
      rights: [
        variety,
        media('sports', '体育会员月卡', 'goods/video-green', 'sports-partner'),
        media('audio', '有声读物会员月卡', 'goods/earphones', 'reading-partner'),
      ],
    },
    { key: 'data', name: '看剧流量', choose: 1, rights: [data('5GB电视定向流量', 5)] },
  ]),
  pack('legal', '法律服务会员', 990, 'goods/law', [
    {
      key: 'law',
      name: '法律服务',
      choose: 2,
      rights: [
        lawyer('ask', '在线法律咨询', 'goods/law', '执业律师解答，每月不限次'),
        lawyer('contract', '合同审阅券', 'goods/document', '每月1份，两个工作日内答复'),
        lawyer('paper', '文书模板月卡', 'goods/document', '300余种常用文书下载'),
      ],
    },
  ]),
  pack('hedonism', '乐享会员', 2_990, 'goods/food', [
    { key: 'taste', name: '吃喝畅享', choose: 2, rights: [meal, coffee, milktea, tea] },
    {
      key: 'fun',
      name: '玩乐精选',
      choose: 1,
      rights: [
        { ...cinema, monthlyStock: 300 },
        game,
        voucher('garden', '园林夜游券', 'goods/garden', '合作景区', 'travel-partner'),
      ],
    },
  ]),
  pack('games', '游戏会员', 1_500, 'goods/game', [
    {
      key: 'play',
      name: '畅玩权益',
      choose: 2,
      rights: [
        game,
        media('cloud', '云游戏时长卡', 'goods/video-blue', 'game-partner'),
        media('voice', '语音开黑会员', 'goods/earphones', 'game-partner'),
      ],
    },
    { key: 'data', name: '游戏流量', choose: 1, rights: [data('20GB游戏定向流量', 20)] },
  ]),
  pack('selected', '精选权益', 1_200, 'goods/luckybag', [
    {
      key: 'month',
      name: '每月精选',
      choose: 1,
      rights: [
        media('video', '视频会员月卡', 'goods/video-blue', 'video-partner'),
        music,
        coffee,
        meal,
        { ...carwash, monthlyStock: 500 },
        data('10GB流量礼包', 10),
      ],
    },
  ]),
  pack('enjoy', '尊享会员', 3_990, 'goods/air', [
    {
      key: 'lounge',
      name: '贵宾出行',
      choose: 1,
      rights: [
        lounge('rail', '高铁贵宾厅', 'goods/rail', '全省高铁站合作贵宾厅'),
        lounge('air', '机场贵宾厅', 'goods/air', '合作机场贵宾厅'),
      ],
    },
    { key: 'car', name: '爱车关怀', choose: 1, rights: [carwash, fuel] },
    {
      key: 'media',
      name: '影音畅看',
      choose: 1,
      rights: [media('video', '视频会员月卡', 'goods/video-blue', 'video-partner'), music, reading],
    },
  ]),
];
