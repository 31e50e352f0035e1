import { names } from '#core/config/names.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { titles } from '#core/site/titles.ts';
import type { PackRow } from './pack-row.ts';

/** The products with what they give every month; a right's id is product.group.right. */
export const packs = [
  { productId: 'watch-30', family: 'cardProduct', name: '随心看权益包 30元版', vipTypeId: 1, priceFen: 3_000, pic: 'goods/gift', groups: [
    { key: 'media', name: '影音会员', choose: 2, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'variety', name: '综艺会员月卡', pic: 'goods/video-green', supplier: 'video-partner', link: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'sports', name: '体育会员月卡', pic: 'goods/video-orange', supplier: 'sports-partner', code: 31 },
    ] },
    { key: 'life', name: '生活权益', choose: 2, rights: [
      { key: 'coffee', name: '现磨咖啡兑换券', showName: '咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡中杯', '全省任一合作咖啡门店', 30], hint: '全省1,820家门店可用', monthlyStock: 10_000, opens: { day: 1, hour: 10 } },
      { key: 'fuel', name: '20元加油券', pic: 'goods/fuel', supplier: 'fuel-network', store: ['20元加油券（单笔满200元可用）', '全省任一合作加油站', 30], hint: '全省加油站点通用，满200元可用', monthlyStock: 5_000, opens: { day: 1, hour: 10 } },
      { key: 'cinema', name: '2D电影通兑票', showName: '电影通兑票', pic: 'goods/cinema', supplier: 'cinema-network', store: ['2D电影通兑票', '全省任一合作影院', 30], hint: '全省286家影院可用', monthlyStock: 0, goods: 'cinema' },
      { key: 'carwash', name: '标准洗车券', pic: 'goods/carwash', supplier: 'carwash-network', store: ['标准洗车', '全省任一合作洗车门店', 30], hint: '铂金会员及以上可领', minLevel: 3 },
    ] },
  ] },
  { productId: 'watch-20', family: 'cardProduct', name: '随心看权益包 20元版', vipTypeId: 11, priceFen: 2_000, pic: 'goods/video', startsNextMonth: true, groups: [
    { key: 'media', name: '影音会员', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'reading', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
    ] },
    { key: 'life', name: '生活权益', choose: 1, rights: [
      { key: 'coffee', name: '现磨咖啡兑换券', showName: '咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡中杯', '全省任一合作咖啡门店', 30], hint: '全省1,820家门店可用', monthlyStock: 10_000, opens: { day: 1, hour: 10 } },
    ] },
  ] },
  { productId: 'watch-7', family: 'cardProduct', name: '随心看7天包', priceFen: 990, pic: 'goods/video', groups: [
    { key: 'data', name: '5G通用流量', choose: 1, rights: [
      { key: 'data', name: '10GB 5G通用流量', pic: 'goods/data-10', supplier: 'operator-data', detail: '领取后，10GB国内通用流量计入您的手机号，随7天包到期失效，不结转。\n流量优先于套餐内流量使用，可在「号管家」查看余量。\n停机、销号或携号转出期间不可领取。', hint: '7天有效，充值到{mobile}' },
    ] },
    { key: 'week', name: '会员周卡', choose: 1, rights: [
      { key: 'video', name: '视频会员周卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 7 },
      { key: 'music', name: '音乐会员周卡', pic: 'goods/music-blue', supplier: 'music-partner', charge: 7 },
      { key: 'reading', name: '阅读会员周卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 7 },
    ] },
  ] },
  { productId: 'trial', family: 'single', name: '新人0元体验包', priceFen: 0, pic: 'goods/luckybag', groups: [
    { key: 'week', name: '体验周卡', choose: 1, rights: [
      { key: 'video', name: '视频会员周卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 7 },
      { key: 'music', name: '音乐会员周卡', pic: 'goods/music-blue', supplier: 'music-partner', charge: 7 },
    ] },
  ] },
  { productId: 'platinum', family: 'dgdddjdj', name: '铂金会员', vipTypeId: 45, priceFen: 1_990, pic: 'goods/gift-gold', groups: [
    { key: 'media', name: '影音月卡', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐豪华会员月卡', pic: 'goods/music-blue', supplier: 'music-partner', charge: 31 },
      { key: 'reading', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
      { key: 'game', name: '游戏会员月卡', pic: 'goods/game', supplier: 'game-partner', charge: 31 },
    ] },
    { key: 'life', name: '咖啡奶茶', choose: 2, rights: [
      { key: 'coffee', name: '现磨咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡中杯', '全省任一合作咖啡门店', 30], hint: '全省1,820家门店可用', goods: 'coffee' },
      { key: 'milktea', name: '奶茶中杯任选券', pic: 'goods/milktea', supplier: 'tea-chain', store: ['中杯奶茶', '全省任一合作茶饮门店', 30], hint: '全省960家门店可用', goods: 'milktea' },
    ] },
    { key: 'travel', name: '出行权益', choose: 2, rights: [
      { key: 'rail', name: '高铁贵宾厅', pic: 'goods/rail', supplier: 'lounge-network', lounge: '全省高铁站合作贵宾厅' },
      { key: 'carwash', name: '标准洗车券', pic: 'goods/carwash', supplier: 'carwash-network', store: ['标准洗车', '全省任一合作洗车门店', 90], hint: '全省合作门店可用', minLevel: 3 },
      { key: 'air', name: '机场贵宾厅', pic: 'goods/air', supplier: 'lounge-network', lounge: '合作机场贵宾厅', monthlyStock: 500, opens: { day: 28, hour: 10 } },
    ] },
    { key: 'data', name: '流量礼包', choose: 1, rights: [
      { key: 'data', name: '10GB流量礼包', pic: 'goods/data-10', supplier: 'operator-data', data: '10GB', give: true },
    ] },
  ] },
  { productId: '77', family: 'upgrade', name: 'PLUS会员', vipTypeId: 111, priceFen: 29_900, pic: 'goods/gift-ink', groups: [
    { key: 'honour', name: '本月尊享', choose: 4, rights: [
      { key: 'air', name: '机场贵宾厅', pic: 'goods/air-ink', supplier: 'lounge-network', lounge: '合作机场贵宾厅' },
      { key: 'rail', name: '高铁贵宾厅', pic: 'goods/rail-ink', supplier: 'lounge-network', lounge: '合作高铁站贵宾厅' },
      { key: 'fuel', name: '50元加油券', pic: 'goods/fuel-ink', supplier: 'fuel-network', store: ['50元加油券（单笔满300元可用）', '全省任一合作加油站', 30], hint: '每月1张' },
      { key: 'coffee', name: '手冲咖啡券', pic: 'goods/coffee-ink', supplier: 'coffee-chain', store: ['手冲咖啡（共4杯，可分次使用）', '合作精品咖啡门店', 30], hint: '每月4杯' },
    ] },
    { key: 'media', name: '影音年度会员', choose: 1, rights: [
      { key: 'video', name: '视频年度会员', pic: 'goods/video-ink', supplier: 'video-partner', charge: 31, hint: '逐月到账，充值到{mobile}' },
      { key: 'music', name: '音乐年度会员', pic: 'goods/music-ink', supplier: 'music-partner', charge: 31, hint: '逐月到账，充值到{mobile}' },
    ] },
    { key: 'care', name: '健康与服务', choose: 1, rights: [
      { key: 'health', name: '健康顾问', pic: 'goods/health-ink', supplier: 'health-partner', service: '在线健康咨询', hint: '在线咨询不限次' },
    ] },
  ] },
  { productId: '124', family: 'rwy', name: `${titles.easyUseHome}卡`, vipTypeId: 11, priceFen: 1_500, pic: 'goods/gift', groups: [
    { key: 'any', name: '每月任选', choose: 3, rights: [
      { key: 'video', name: '视频月卡', pic: 'goods/video-green', supplier: 'video-partner', charge: 31, goods: 'video-month' },
      { key: 'milktea', name: '奶茶券', pic: 'goods/milktea', supplier: 'tea-chain', store: ['中杯奶茶', '全省任一合作茶饮门店', 30], hint: '全省960家门店可用', goods: 'milktea' },
      { key: 'data', name: '10GB流量', pic: 'goods/data-10-green', supplier: 'operator-data', data: '10GB', goods: 'data-month' },
      { key: 'coffee', name: '咖啡券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡中杯', '全省任一合作咖啡门店', 30], hint: '全省1,820家门店可用', goods: 'coffee' },
      { key: 'cinema', name: '电影票', pic: 'goods/cinema', supplier: 'cinema-network', store: ['2D电影通兑票', '全省任一合作影院', 30], hint: '全省286家影院可用', goods: 'cinema' },
      { key: 'carwash', name: '洗车券', pic: 'goods/carwash', supplier: 'carwash-network', store: ['标准洗车', '全省任一合作洗车门店', 30], hint: '全省合作门店可用', goods: 'carwash' },
      { key: 'music', name: '音乐月卡', pic: 'goods/music-green', supplier: 'music-partner', charge: 31, goods: 'music-month' },
      { key: 'audio', name: '听书月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31, goods: 'audio-month' },
      { key: 'fruit-tea', name: '果茶券', pic: 'goods/fruittea', supplier: 'tea-chain', store: ['中杯果茶', '全省任一合作茶饮门店', 30], hint: '全省960家门店可用', goods: 'fruit-tea' },
      { key: 'data-day', name: '5GB流量日包', pic: 'goods/data-5-green', supplier: 'operator-data', data: '5GB', goods: 'data-day' },
      { key: 'fuel', name: '10元加油券', pic: 'goods/fuel', supplier: 'fuel-network', store: ['10元加油券（单笔满100元可用）', '全省任一合作加油站', 30], hint: '全省加油站点通用', goods: 'fuel-50' },
      { key: 'game', name: '游戏月卡', pic: 'goods/game', supplier: 'game-partner', charge: 31, goods: 'game-month' },
    ] },
  ] },
  { productId: '186', family: 'rwy', name: `${titles.easyUseHome}畅享卡`, vipTypeId: 11, priceFen: 2_500, pic: 'goods/gift-gold', groups: [
    { key: 'any', name: '每月任选', choose: 5, rights: [
      { key: 'video', name: '视频月卡', pic: 'goods/video-green', supplier: 'video-partner', charge: 31, goods: 'video-month' },
      { key: 'music', name: '音乐月卡', pic: 'goods/music-green', supplier: 'music-partner', charge: 31, goods: 'music-month' },
      { key: 'data', name: '20GB流量', pic: 'goods/data-20-green', supplier: 'operator-data', data: '20GB', goods: 'data-month' },
      { key: 'fuel', name: '20元加油券', pic: 'goods/fuel', supplier: 'fuel-network', store: ['20元加油券（单笔满200元可用）', '全省任一合作加油站', 30], hint: '全省加油站点通用', goods: 'fuel-50' },
      { key: 'food', name: '20元餐饮券', pic: 'goods/food', supplier: 'food-network', store: ['20元餐饮券（单笔满60元可用）', '全省任一合作餐厅', 30], hint: '全省合作餐厅可用', goods: 'noodles' },
    ] },
  ] },
  { productId: 'car-owner', family: 'dgdddjdj', name: '车主权益包', priceFen: 1_000, pic: 'goods/carwash', startsNextMonth: true, groups: [
    { key: 'car', name: '车主权益', choose: 2, rights: [
      { key: 'carwash', name: '标准洗车券', pic: 'goods/carwash', supplier: 'carwash-network', store: ['标准洗车', '全省任一合作洗车门店', 30], hint: '全省合作门店可用' },
      { key: 'fuel', name: '20元加油券', pic: 'goods/fuel', supplier: 'fuel-network', store: ['20元加油券（单笔满200元可用）', '全省任一合作加油站', 30], hint: '全省加油站点通用' },
    ] },
  ] },
  { productId: 'partner-tv', family: 'partner-yg', name: '电视会员权益包', priceFen: 1_900, pic: 'goods/video-pink', groups: [
    { key: 'tv', name: '电视会员', choose: 1, rights: [
      { key: 'film', name: '电视影视会员月卡', pic: 'goods/video-pink', supplier: 'tv-partner', charge: 31 },
      { key: 'kids', name: '电视少儿会员月卡', pic: 'goods/video-orange', supplier: 'tv-partner', charge: 31 },
      { key: 'sports', name: '电视体育会员月卡', pic: 'goods/video-red', supplier: 'tv-partner', charge: 31, monthlyStock: 0 },
    ] },
  ] },
  { productId: 'partner-shop', family: 'partner', name: '购物会员权益包', vipTypeId: 6, priceFen: 1_500, pic: 'goods/luckybag', groups: [
    { key: 'shop', name: '购物权益', choose: 1, rights: [
      { key: 'pass', name: '购物会员月卡', pic: 'goods/luckybag', supplier: 'retail-partner', charge: 31 },
      { key: 'gift', name: '生鲜满减券', pic: 'goods/peach', supplier: 'retail-partner', store: ['生鲜满减券（单笔满59元减12元）', '合作生鲜门店', 30], hint: '满59元减12元' },
      { key: 'coffee', name: '美式咖啡会员价', pic: 'goods/coffee', supplier: 'coffee-chain', detail: '购买后，到全省任一合作咖啡门店向店员出示本机号码，即可兑换美式咖啡中杯一杯。\n自购买之日起30天内有效，每次限用一张，不找零、不兑现。', hint: '全省1,820家门店可用', goods: 'coffee', sold: true },
    ] },
  ] },
  { productId: 'city', family: 'dq', name: '动感圈同城权益包', priceFen: 800, pic: 'goods/food', groups: [
    { key: 'city', name: '同城好店', choose: 1, rights: [
      { key: 'noodle', name: '苏式面单人套餐', pic: 'goods/food', supplier: 'food-network', store: ['苏式面单人套餐', '合作面馆', 15] },
      { key: 'tea', name: '盖碗茶体验券', pic: 'goods/tea', supplier: 'food-network', store: ['盖碗茶一位', '合作茶馆', 15], monthlyStock: 300 },
    ] },
  ] },
  { productId: 'water-town', family: 'shuiyunjs', name: `水韵${names.province}文旅权益包`, priceFen: 1_200, pic: 'goods/boat', groups: [
    { key: 'tour', name: '文旅权益', choose: 1, rights: [
      { key: 'garden', name: '园林夜游券', showName: '苏州 · 园林夜游券', pic: 'goods/garden', supplier: 'travel-partner', store: ['园林夜游一位', '苏州合作景区', 30], monthlyStock: 2_000 },
      { key: 'spring', name: '温泉体验券', showName: '南京 · 温泉体验券', pic: 'goods/spa', supplier: 'travel-partner', store: ['温泉体验一位', '南京合作温泉酒店', 30], hint: '冬季限定', endsAt: '2026-03-01T00:00:00+08:00' },
      { key: 'rail', name: '水乡往返乘车券', showName: '全省 · 水乡往返乘车券', pic: 'goods/boat', supplier: 'travel-partner', store: ['往返乘车一位', '省内旅游专线服务点', 30], hint: '省内旅游专线通用' },
    ] },
    { key: 'taste', name: '一城一味', choose: 1, rights: [
      { key: 'noodle', name: '苏式面单人套餐', showName: '苏州 · 苏式面单人套餐', pic: 'goods/food', supplier: 'food-network', store: ['苏式面单人套餐', '苏州合作面馆', 15] },
      { key: 'tea', name: '盖碗茶体验券', showName: '扬州 · 盖碗茶体验券', pic: 'goods/tea', supplier: 'food-network', store: ['盖碗茶一位', '扬州合作茶馆', 15] },
      { key: 'peach', name: '时令水蜜桃礼盒券', showName: '无锡 · 时令水蜜桃礼盒券', pic: 'goods/peach', supplier: 'food-network', store: ['水蜜桃礼盒一份', '无锡产地合作门店', 15], hint: '无锡产地门店自提', monthlyStock: 0 },
    ] },
  ] },
  { productId: 'health-card', family: 'special', name: '健康卡年费版', vipTypeId: 4, priceFen: 6_600, pic: 'goods/health', groups: [
    { key: 'care', name: '健康服务', choose: 2, rights: [
      { key: 'doctor', name: '在线问诊', pic: 'goods/health', supplier: 'health-partner', service: '在线问诊', hint: '每月不限次' },
      { key: 'check', name: '口腔检查券', pic: 'goods/dental', supplier: 'health-partner', store: ['口腔检查', '合作口腔门诊', 60], hint: '合作门诊可用' },
    ] },
  ] },
  { productId: 'youth-circle', family: 'dq', name: '动感圈青春权益包', priceFen: 1_900, pic: 'goods/game', groups: [
    { key: 'play', name: '青春影音', choose: 2, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-orange', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music-green', supplier: 'music-partner', charge: 31 },
      { key: 'game', name: '游戏会员月卡', pic: 'goods/game', supplier: 'game-partner', charge: 31 },
      { key: 'read', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
    ] },
    { key: 'shop', name: '圈内好店', choose: 2, rights: [
      { key: 'tea', name: '奶茶中杯任选券', pic: 'goods/milktea', supplier: 'tea-chain', store: ['中杯奶茶一杯', '柳岸茶饮任一门店', 30], hint: '柳岸茶饮全省门店可用' },
      { key: 'coffee', name: '现磨咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡中杯', '街角咖啡任一门店', 30], hint: '街角咖啡全省门店可用', monthlyStock: 2_000 },
      { key: 'cinema', name: '2D电影通兑票', pic: 'goods/cinema', supplier: 'cinema-network', store: ['2D电影一场', '银幕时光影城任一门店', 30], hint: '银幕时光影城可用', monthlyStock: 0 },
      { key: 'noodle', name: '苏式面单人套餐', pic: 'goods/food', supplier: 'food-network', store: ['苏式面单人套餐', '面点小馆任一门店', 15], hint: '面点小馆可用', minLevel: 2 },
    ] },
  ] },
  { productId: 'phoenix', family: 'cardProduct', name: '凤凰优选', priceFen: 2_500, pic: 'goods/gift-gold', groups: [
    { key: 'life', name: '精致生活', choose: 2, rights: [
      { key: 'milktea', name: '奶茶中杯任选券', pic: 'goods/milktea', supplier: 'tea-chain', store: ['奶茶中杯任选券', '全省合作茶饮门店', 30] },
      { key: 'coffee', name: '现磨咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡兑换券', '全省合作咖啡门店', 30] },
      { key: 'tea', name: '盖碗茶体验券', pic: 'goods/tea', supplier: 'food-network', store: ['盖碗茶体验券', '合作茶馆', 30] },
      { key: 'fresh', name: '生鲜满减券', pic: 'goods/peach', supplier: 'retail-partner', store: ['生鲜满减券', '合作生鲜门店', 30] },
    ] },
    { key: 'media', name: '悦享影音', choose: 1, rights: [
      { key: 'variety', name: '综艺会员月卡', pic: 'goods/video-pink', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'reading', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
    ] },
  ] },
  { productId: 'litchi', family: 'cardProduct', name: '荔枝会员', priceFen: 1_990, pic: 'goods/video-red', groups: [
    { key: 'tv', name: '电视影院', choose: 1, rights: [
      { key: 'film', name: '电视影视会员月卡', pic: 'goods/video-red', supplier: 'tv-partner', charge: 31 },
      { key: 'kids', name: '电视少儿会员月卡', pic: 'goods/video-orange', supplier: 'tv-partner', charge: 31 },
    ] },
    { key: 'media', name: '追剧听书', choose: 1, rights: [
      { key: 'variety', name: '综艺会员月卡', pic: 'goods/video-pink', supplier: 'video-partner', charge: 31 },
      { key: 'sports', name: '体育会员月卡', pic: 'goods/video-green', supplier: 'sports-partner', charge: 31 },
      { key: 'audio', name: '有声读物会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
    ] },
    { key: 'data', name: '看剧流量', choose: 1, rights: [
      { key: 'data', name: '5GB电视定向流量', pic: 'goods/data-5', supplier: 'operator-data', data: '5GB' },
    ] },
  ] },
  { productId: 'legal', family: 'cardProduct', name: '法律服务会员', priceFen: 990, pic: 'goods/law', groups: [
    { key: 'law', name: '法律服务', choose: 2, rights: [
      { key: 'ask', name: '在线法律咨询', pic: 'goods/law', supplier: 'legal-partner', service: '在线法律咨询', hint: '执业律师解答，每月不限次' },
      { key: 'contract', name: '合同审阅券', pic: 'goods/document', supplier: 'legal-partner', service: '合同审阅券', hint: '每月1份，两个工作日内答复' },
      { key: 'paper', name: '文书模板月卡', pic: 'goods/document', supplier: 'legal-partner', service: '文书模板月卡', hint: '300余种常用文书下载' },
    ] },
  ] },
  { productId: 'hedonism', family: 'cardProduct', name: '乐享会员', priceFen: 2_990, pic: 'goods/food', groups: [
    { key: 'taste', name: '吃喝畅享', choose: 2, rights: [
      { key: 'food', name: '20元餐饮券', pic: 'goods/food', supplier: 'food-network', store: ['20元餐饮券', '全省合作餐厅', 30] },
      { key: 'coffee', name: '现磨咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡兑换券', '全省合作咖啡门店', 30] },
      { key: 'milktea', name: '奶茶中杯任选券', pic: 'goods/milktea', supplier: 'tea-chain', store: ['奶茶中杯任选券', '全省合作茶饮门店', 30] },
      { key: 'tea', name: '盖碗茶体验券', pic: 'goods/tea', supplier: 'food-network', store: ['盖碗茶体验券', '合作茶馆', 30] },
    ] },
    { key: 'fun', name: '玩乐精选', choose: 1, rights: [
      { key: 'cinema', name: '2D电影通兑票', pic: 'goods/cinema', supplier: 'cinema-network', store: ['2D电影通兑票', '全省286家影院', 30], monthlyStock: 300 },
      { key: 'game', name: '游戏会员月卡', pic: 'goods/game', supplier: 'game-partner', charge: 31 },
      { key: 'garden', name: '园林夜游券', pic: 'goods/garden', supplier: 'travel-partner', store: ['园林夜游券', '合作景区', 30] },
    ] },
  ] },
  { productId: 'games', family: 'cardProduct', name: '游戏会员', priceFen: 1_500, pic: 'goods/game', groups: [
    { key: 'play', name: '畅玩权益', choose: 2, rights: [
      { key: 'game', name: '游戏会员月卡', pic: 'goods/game', supplier: 'game-partner', charge: 31 },
      { key: 'cloud', name: '云游戏时长卡', pic: 'goods/game', supplier: 'game-partner', charge: 31 },
      { key: 'voice', name: '语音开黑会员', pic: 'goods/mic', supplier: 'game-partner', charge: 31 },
    ] },
    { key: 'data', name: '游戏流量', choose: 1, rights: [
      { key: 'data', name: '20GB游戏定向流量', pic: 'goods/data-20', supplier: 'operator-data', data: '20GB' },
    ] },
  ] },
  { productId: 'selected', family: 'cardProduct', name: '精选权益', priceFen: 1_200, pic: 'goods/luckybag', groups: [
    { key: 'month', name: '每月精选', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'coffee', name: '现磨咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡兑换券', '全省合作咖啡门店', 30] },
      { key: 'food', name: '20元餐饮券', pic: 'goods/food', supplier: 'food-network', store: ['20元餐饮券', '全省合作餐厅', 30] },
      { key: 'carwash', name: '标准洗车券', pic: 'goods/carwash', supplier: 'carwash-network', store: ['标准洗车券', '全省合作洗车门店', 30], monthlyStock: 500 },
      { key: 'data', name: '10GB流量礼包', pic: 'goods/data-10', supplier: 'operator-data', data: '10GB' },
    ] },
  ] },
  { productId: 'enjoy', family: 'cardProduct', name: '尊享会员', priceFen: 3_990, pic: 'goods/air', groups: [
    { key: 'lounge', name: '贵宾出行', choose: 1, rights: [
      { key: 'rail', name: '高铁贵宾厅', pic: 'goods/rail', supplier: 'lounge-network', lounge: '全省高铁站合作贵宾厅' },
      { key: 'air', name: '机场贵宾厅', pic: 'goods/air', supplier: 'lounge-network', lounge: '合作机场贵宾厅' },
    ] },
    { key: 'car', name: '爱车关怀', choose: 1, rights: [
      { key: 'carwash', name: '标准洗车券', pic: 'goods/carwash', supplier: 'carwash-network', store: ['标准洗车券', '全省合作洗车门店', 30] },
      { key: 'fuel', name: '20元加油券', pic: 'goods/fuel', supplier: 'fuel-network', store: ['20元加油券', '全省合作加油站', 30] },
    ] },
    { key: 'media', name: '影音畅看', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'reading', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
    ] },
  ] },
  { productId: 'gift-video', family: 'single', name: '视频会员月卡兑换卡', priceFen: 0, pic: 'goods/video-green', groups: [
    { key: 'gift', name: '兑换权益', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-green', supplier: 'video-partner', charge: 31 },
    ] },
  ] },
  { productId: 'gift-coffee', family: 'single', name: '现磨咖啡兑换券兑换卡', priceFen: 0, pic: 'goods/coffee', groups: [
    { key: 'gift', name: '兑换权益', choose: 1, rights: [
      { key: 'coffee', name: '现磨咖啡兑换券', showName: '咖啡兑换券', pic: 'goods/coffee', supplier: 'coffee-chain', store: ['现磨咖啡中杯', '全省任一合作咖啡门店', 30], hint: '全省1,820家门店可用' },
    ] },
  ] },
  { productId: 'watch-season', family: 'cardProduct', name: '影音季卡', vipTypeId: 6, priceFen: 4_500, pic: 'goods/video-pink', groups: [
    { key: 'media', name: '影音会员', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'reading', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
      { key: 'data', name: '10GB流量礼包', pic: 'goods/data-10', supplier: 'operator-data', data: '10GB', hint: `仅限${names.province}号码，充值到{mobile}`, provinceOnly: true },
    ] },
  ] },
  { productId: 'choose-any', family: 'dq', name: '会员任我选', priceFen: 1_500, pic: 'goods/gift', groups: [
    { key: 'any', name: '本月任选', choose: 1, rights: [
      { key: 'video', name: '视频会员月卡', pic: 'goods/video-blue', supplier: 'video-partner', charge: 31 },
      { key: 'variety', name: '综艺会员月卡', pic: 'goods/video-green', supplier: 'video-partner', charge: 31 },
      { key: 'music', name: '音乐会员月卡', pic: 'goods/music', supplier: 'music-partner', charge: 31 },
      { key: 'reading', name: '阅读会员月卡', pic: 'goods/ebook', supplier: 'reading-partner', charge: 31 },
      { key: 'shopping', name: '购物会员月卡', pic: 'goods/luckybag', supplier: 'retail-partner', charge: 31 },
      { key: 'game', name: '游戏会员月卡', pic: 'goods/game', supplier: 'game-partner', charge: 31, monthlyStock: 500 },
      { key: 'sports', name: '体育会员月卡', pic: 'goods/video-orange', supplier: 'video-partner', charge: 31, monthlyStock: 0 },
    ] },
  ] },
  { productId: trafficBagProductId, family: 'cardProduct', name: '会员流量礼包', priceFen: 990, pic: 'goods/data', groups: [
    { key: 'bag', name: '本月流量礼包', choose: 1, rights: [
      { key: 'general', name: '10GB通用流量', pic: 'goods/data-10', supplier: 'operator-data', data: '10GB', hint: '国内通用，充值到{mobile}' },
      { key: 'video', name: '20GB视频定向流量', pic: 'goods/data-20-green', supplier: 'operator-data', data: '20GB', hint: '主流视频应用内使用' },
      { key: 'night', name: '30GB夜间流量', pic: 'goods/data-30', supplier: 'operator-data', data: '30GB', hint: '每日23:00至次日7:00可用' },
      { key: 'travel', name: '8GB出行流量', pic: 'goods/data-8-green', supplier: 'operator-data', data: '8GB', hint: '省外可用', monthlyStock: 0 },
    ] },
    { key: 'gift', name: '会员加赠', choose: 1, rights: [
      { key: 'weekend', name: '5GB周末流量', pic: 'goods/data-5-green', supplier: 'operator-data', data: '5GB', hint: '周六、周日可用，黄金会员及以上', minLevel: 2, give: true },
    ] },
  ] },
] as const satisfies readonly PackRow[];

type Pack = (typeof packs)[number];
export type DemoProductId = Pack['productId'];
/** Of every pack, group and right. */
type IdsIn<P> = P extends { readonly productId: infer Product extends string; readonly groups: readonly (infer G)[] }
  ? G extends { readonly key: infer Group extends string; readonly rights: readonly { readonly key: infer Right extends string }[] }
    ? `${Product}.${Group}.${Right}`
    : never
  : never;
export type DemoRightsId = IdsIn<Pack>;

/** The price of a right sold singly, in fen, by its name; rights that are not sold singly are absent. */
export const worths: Readonly<Record<string, number>> = {
  视频会员月卡: 1_700,
  视频月卡: 1_700,
  综艺会员月卡: 1_700,
  体育会员月卡: 1_900,
  音乐会员月卡: 990,
  音乐月卡: 990,
  音乐豪华会员月卡: 1_190,
  阅读会员月卡: 990,
  游戏会员月卡: 1_200,
  视频年度会员: 1_700,
  音乐年度会员: 1_190,
  电视影视会员月卡: 2_500,
  电视少儿会员月卡: 2_500,
  电视体育会员月卡: 2_500,
  视频会员周卡: 600,
  音乐会员周卡: 350,
  阅读会员周卡: 350,
  购物会员月卡: 1_500,
  现磨咖啡兑换券: 1_290,
  咖啡券: 1_290,
  手冲咖啡券: 7_600,
  奶茶中杯任选券: 880,
  奶茶券: 880,
  '20元加油券': 2_000,
  '50元加油券': 5_000,
  '20元餐饮券': 2_000,
  '2D电影通兑票': 2_880,
  电影票: 2_880,
  标准洗车券: 1_990,
  洗车券: 1_990,
  高铁贵宾厅: 6_800,
  机场贵宾厅: 12_800,
  '10GB流量礼包': 1_500,
  '10GB流量': 1_500,
  '10GB 5G通用流量': 1_000,
  '20GB流量': 2_500,
  生鲜满减券: 1_200,
  苏式面单人套餐: 1_990,
  盖碗茶体验券: 2_800,
  园林夜游券: 5_800,
  水乡往返乘车券: 3_000,
  时令水蜜桃礼盒券: 6_800,
  温泉体验券: 16_800,
  口腔检查券: 5_000,
  有声读物会员月卡: 1_200,
  '5GB电视定向流量': 800,
  在线法律咨询: 3_000,
  合同审阅券: 9_900,
  文书模板月卡: 1_500,
  云游戏时长卡: 1_800,
  语音开黑会员: 1_000,
  '20GB游戏定向流量': 1_500,
};

type PageRights = { [P in DemoProductId]: readonly [product: P, ...rights: (DemoRightsId extends infer R ? (R extends `${P}.${infer Right}` ? Right : never) : never)[]] }[DemoProductId];

/** The blessing bag: the in-shop rights of every product that has some. */
export const bagRights: readonly PageRights[] = [
  ['watch-30', 'life.coffee', 'life.fuel', 'life.cinema', 'life.carwash'],
  ['watch-20', 'life.coffee'],
  ['platinum', 'life.coffee', 'life.milktea', 'travel.carwash'],
  ['77', 'honour.fuel', 'honour.coffee'],
  ['124', 'any.milktea', 'any.coffee', 'any.cinema', 'any.carwash'],
  ['186', 'any.fuel', 'any.food'],
  ['car-owner', 'car.carwash', 'car.fuel'],
  ['city', 'city.noodle', 'city.tea'],
  ['water-town', 'tour.garden', 'tour.spring'],
];

/** Lounges: each monthly lounge right is one visit. */
export const loungeRights: readonly PageRights[] = [
  ['platinum', 'travel.rail'],
  ['77', 'honour.rail', 'honour.air'],
];

/** Rights whose stock is used up in every month. */
export const soldOutRights: readonly DemoRightsId[] = ['hedonism.fun.cinema', 'selected.month.carwash'];
