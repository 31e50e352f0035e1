import { commonQuestions, commonRules } from './common-texts.ts';
import type { Offer } from './offer.ts';

/** The memberships of campaigns: each a pack of its own. */
export const campaignOffers = {
  phoenix: {
    line: 'phoenix', productId: 'phoenix', page: 'phoenix', detailPage: 'phoenixDetail', descriptionPage: 'phoenixDescription',
    name: '凤凰优选', kicker: '为精致生活优选', promise: '下午茶、鲜果与影音，每月随心搭配',
    art: 'goods/gift-gold-cut', motif: 'cloud',
    rules: [...commonRules, '首月按优惠价收取，次月起按续费价收取。'],
    questions: [{ ask: '首月优惠后怎样收费？', answer: '首月按优惠价，次月起按页面所示的续费价收取，可随时退订。' }, ...commonQuestions],
  },
  litchi: {
    line: 'litchi', productId: 'litchi', page: 'litchiVip', detailPage: 'litchiRights', descriptionPage: 'litchiDescription',
    name: '荔枝会员', kicker: '大屏小屏一起看', promise: '电视影院2选1，追剧听书3选1，再送看剧流量',
    art: 'goods/video-red-cut', motif: 'wave',
    rules: [...commonRules, '电视会员需在绑定本机号码的电视机顶盒上使用。'],
    questions: [{ ask: '没有机顶盒可以用吗？', answer: '追剧听书和流量权益不需要机顶盒；电视影院权益需要绑定本机号码的机顶盒。' }, ...commonQuestions],
  },
  car: {
    line: 'car', productId: 'car-owner', page: 'carVip',
    name: '车主会员', kicker: '洗车加油都省心', promise: '每月标准洗车1次，再领20元加油券',
    art: 'goods/carwash-cut', motif: 'wave',
    rules: [...commonRules, '本月开通，次月1日起可领取；洗车券、加油券自领取之日起30天内有效。'],
    questions: [{ ask: '哪些门店可以洗车？', answer: '全省合作洗车门店均可使用，到店向店员出示本机号码即可。' }, ...commonQuestions],
  },
  legal: {
    line: 'legal', productId: 'legal', page: 'legalVip',
    name: '法律服务会员', kicker: '身边的法律顾问', promise: '在线咨询不限次，合同审阅、文书模板随时用',
    art: 'goods/ebook-cut', motif: 'lattice',
    rules: [...commonRules, '服务由合作律师事务所提供，咨询意见仅供参考，不构成正式法律意见。'],
    questions: [{ ask: '咨询内容会保密吗？', answer: '会。咨询内容仅您和为您服务的律师可见。' }, ...commonQuestions],
  },
  hedonism: {
    line: 'hedonism', productId: 'hedonism', page: 'hedonismVip',
    name: '乐享会员', kicker: '吃喝玩乐一卡畅享', promise: '美食饮品4选2，电影、游戏、夜游3选1',
    art: 'goods/food-cut', motif: 'cloud',
    rules: [...commonRules, '电影票、夜游券每月限量，领完即止，下月1日更新。'],
    questions: [{ ask: '某项权益本月领完了怎么办？', answer: '同组的其他权益仍可领取；限量权益下月1日零点更新。' }, ...commonQuestions],
  },
  games: {
    line: 'games', productId: 'games', page: 'gamesVip',
    name: '游戏会员', kicker: '满电开局，畅玩一整月', promise: '游戏会员、云游戏、语音开黑3选2，再送20GB游戏流量',
    art: 'goods/game-cut', motif: 'wave',
    rules: [...commonRules, '未满18周岁的用户请在监护人同意后办理。'],
    questions: [{ ask: '游戏流量可以用在哪里？', answer: '用于合作游戏应用的国内流量，当月有效，月底清零。' }, ...commonQuestions],
  },
  selected: {
    line: 'selected', productId: 'selected', page: 'selectedRights',
    name: '精选权益', kicker: '每月一份心头好', promise: '影音、咖啡、餐饮、洗车、流量，6选1',
    art: 'goods/luckybag-cut', motif: 'cloud',
    rules: [...commonRules, '部分权益每月限量，领完即止。'],
    questions: [{ ask: '可以每个月选不同的吗？', answer: '可以。每个月都能重新选择一项。' }, ...commonQuestions],
  },
} as const satisfies Readonly<Record<string, Offer>>;
