import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { GoodsKind } from '../../db/schema/mall.ts';

/** What a detail page says about one kind of goods: how it comes, how it is used, what to know before buying. */
export interface GoodsTexts {
  readonly guarantees: readonly string[];
  /** The line beside the choice. */
  readonly arrival: readonly [title: string, text: string];
  /** Three steps, each with its line. */
  readonly steps: { readonly title: string; readonly list: readonly `${string}：${string}`[] };
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly notices: readonly (readonly [title: string, text: string])[];
  /** Empty: what the terms say is all. */
  readonly refund: string;
  /** Shown again before payment. */
  readonly prompts: readonly string[];
  /** Of goods delivered as codes: until when they are refunded, and their days. What a page promises of it is derived. */
  readonly codes?: { readonly terms: CodeTerms; readonly days: number };
}

export const goodsTexts = {
  member: {
    guarantees: ['官方直充', '到账快', '充错可申诉'],
    arrival: ['到账', '付款后一般五分钟内充到填写的号码'],
    steps: { title: '三步到账', list: ['下单：填写充值号码', '到账：一般五分钟内', '使用：同号登录即享'] },
    parameters: [['到账方式', '官方直充，不用兑换码'], ['生效时间', '到账即生效，未到期的自动顺延'], ['登录设备', '手机、平板、电脑，以平台规则为准']],
    notices: [['充值号码', '请填写登录会员平台所用的手机号，写错会充到别人的账号，到账后无法追回。']],
    refund: '充值失败原路退回；到账后不支持退款。',
    prompts: ['请核对充值号码，到账后不支持退款'],
  },
  data: {
    guarantees: ['本网号码可用', '办理即生效', '失败原路退'],
    arrival: ['到账', '付款后一般五分钟内生效，短信通知'],
    steps: { title: '三步到账', list: ['下单：填写办理号码', '生效：一般五分钟内', '查询：用量在我的套餐'] },
    parameters: [['适用号码', '本省本网手机号'], ['使用范围', '国内，不含港澳台'], ['到期处理', '未用完的到期失效，不结转']],
    notices: [['叠加规则', '与套餐内的量叠加，先到期的先用。'], ['号码状态', '停机或欠费的号码办理会失败，款项原路退回。']],
    refund: '办理失败原路退回；生效后不支持退款。',
    prompts: ['请核对办理号码，生效后不支持退款'],
  },
  online: {
    guarantees: ['立即到账', '正品保障'],
    arrival: ['到账', '付款后立即开通到本账号'],
    steps: { title: '三步开通', list: ['下单：用本账号购买', '开通：付款后立即', '使用：订单里点去使用'] },
    parameters: [['开通方式', '自动开通到购买账号'], ['生效时间', '付款成功即生效'], ['到期处理', '到期不自动续费']],
    notices: [['开通账号', '权益开通到当前登录的账号，不能转给别人。']],
    refund: '开通失败原路退回；生效后不支持退款。',
    prompts: ['权益生效后不支持退款，请确认后再支付'],
  },
  code: {
    guarantees: ['立即出码'],
    arrival: ['到账', '付款后立即出兑换码，在卡包里查看'],
    steps: { title: '三步使用', list: ['下单：立即出码', '复制：卡包里取码', '兑换：按页面提示'] },
    parameters: [['发放方式', '兑换码，发到卡包']],
    notices: [['兑换码保管', '兑换码等同现金，请勿转发给陌生人。']],
    refund: '',
    prompts: [],
    codes: { terms: 'until-shown', days: 30 },
  },
  shop: {
    guarantees: ['到店即用'],
    arrival: ['到账', '付款后立即出券码，在卡包里出示'],
    steps: { title: '三步到店', list: ['下单：立即出券码', '到店：出示给店员', '核销：扫码即用'] },
    parameters: [['使用时间', '门店营业时间内'], ['每单可用', '一次核销一张']],
    notices: [['券码只给店员看', '券码等同现金，请勿截图转发。'], ['节假日', '个别门店节假日不参加，出发前可电话确认。']],
    refund: '',
    prompts: [],
    codes: { terms: 'until-used', days: 30 },
  },
  ticket: {
    guarantees: ['立即出票'],
    arrival: ['到账', '付款后立即出兑票码，在卡包里查看'],
    steps: { title: '三步入场', list: ['下单：立即出码', '选座：场次以现场为准', '入场：出示兑票码'] },
    parameters: [['换票方式', '凭码在现场换票或扫码入场'], ['儿童', '按场馆身高规定购票']],
    notices: [['场次', '热门场次可能满座，请提前选好时间。'], ['入场', '入场后票已使用，不能改期。']],
    refund: '换票或入场时核销。',
    prompts: [],
    codes: { terms: 'until-used', days: 30 },
  },
  visit: {
    guarantees: ['专人上门', '服务不满意重做'],
    arrival: ['预约', '付款后凭码预约，专人上门'],
    steps: { title: '三步上门', list: ['下单：立即出预约码', '预约：选时间填地址', '上门：验收后核销'] },
    parameters: [['预约', '至少提前一天，八点至二十点'], ['服务范围', '主城区，偏远地区以预约为准']],
    notices: [['改约', '上门前四小时可免费改约一次。'], ['另收费', '超出所购规格的部分先报价，同意后再做。']],
    refund: '上门验收时核销。',
    prompts: [],
    codes: { terms: 'until-used', days: 60 },
  },
  lesson: {
    guarantees: ['持证老师'],
    arrival: ['到账', '付款后立即出约课码，在卡包里查看'],
    steps: { title: '三步上课', list: ['下单：立即出约课码', '约课：电话或到店', '上课：出示后核销'] },
    parameters: [['约课', '至少提前一天'], ['自备', '运动类自备鞋服，美术书法类器材免费用']],
    notices: [['改约', '开课前一天可免费改约。'], ['适用人群', '首次到店体验者优先，具体以门店为准。']],
    refund: '第一次上课时核销。',
    prompts: ['约课后请按时到店'],
    codes: { terms: 'until-used', days: 60 },
  },
  device: {
    guarantees: ['七天无理由', '破损包赔', '全国联保'],
    arrival: ['质保', '整机质保两年，凭订单报修'],
    steps: { title: '怎么到你手里', list: ['下单：四十八小时内发', '送达：一般两至三天', '签收：七天内可退'] },
    parameters: [['发货', '顺丰或京东，保价运输'], ['售后', '七天无理由，十五天换新，两年质保'], ['发票', '使用后可在订单里开电子发票']],
    notices: [['七天无理由退货', '不影响二次销售即可退，请保留包装与配件。'], ['到货异常', '外箱破损请拒收或当面拍照，四十八小时内联系客服换新。']],
    refund: '退货入库后原路退款；质量问题运费由平台承担。',
    prompts: ['请确认收货地址和所选颜色、规格'],
  },
  food: {
    guarantees: ['正品保障', '破损包赔', '四十八小时发货'],
    arrival: ['日期', '发近期生产批次，保质期剩三分之二以上'],
    steps: { title: '怎么到你手里', list: ['下单：四十八小时内发', '送达：一般两至三天', '签收：破损拍照包赔'] },
    parameters: [['储存', '按包装标注储存，开封后尽快食用'], ['发货', '防压纸箱，四十八小时内发']],
    notices: [['拆封', '食品拆封后不支持无理由退货，质量问题照常退换。'], ['过敏提示', '配料与过敏原以包装标注为准。']],
    refund: '未拆封七天内可退；破损、错发全额退款。',
    prompts: ['食品拆封后不支持无理由退货'],
  },
  fresh: {
    guarantees: ['产地直发', '坏了包赔', '冷链到家'],
    arrival: ['时效', '冷链或泡沫箱发出，签收后请尽快冷藏'],
    steps: { title: '怎么到你手里', list: ['下单：按批次发货', '冷链：一至两天送达', '签收：当面验，坏了赔'] },
    parameters: [['储存', '到货即冷藏，建议三天内吃完'], ['发货', '产地直发，遇雨顺延一天']],
    notices: [['当面查验', '生鲜签收时请当面开箱，有坏的二十四小时内拍照，按坏的数量赔付。'], ['无理由退货', '生鲜不支持七天无理由退货。']],
    refund: '坏的按数量退款，超过三成全额退款。',
    prompts: ['生鲜签收时请当面查验，不支持无理由退货'],
  },
  paper: {
    guarantees: ['七天无理由', '破损包赔', '四十八小时发货'],
    arrival: ['包装', '原装加防护，路上破损包换'],
    steps: { title: '怎么到你手里', list: ['下单：四十八小时内发', '送达：一般两至三天', '签收：七天内可退'] },
    parameters: [['发货', '原装加防护'], ['售后', '七天无理由，破损包换']],
    notices: [['七天无理由退货', '不影响二次销售即可退；刻字、冲印等定制的除外。']],
    refund: '退货入库后原路退款；破损、错发运费由平台承担。',
    prompts: ['请确认收货地址，定制的商品不支持无理由退货'],
  },
  external: {
    guarantees: ['合作方直供'],
    arrival: ['预约', '在合作页面预约，凭预约码使用'],
    steps: { title: '三步使用', list: ['打开：进入合作页面', '预约：选站点和时间', '使用：出示预约码'] },
    parameters: [['使用方式', '凭预约码入厅'], ['预约', '以合作页面的可约时间为准']],
    notices: [['准时到达', '请按预约的时间到达，迟到可能需要重新预约。']],
    refund: '未使用可在合作页面申请退款。',
    prompts: ['将打开合作页面，请按页面提示完成预约'],
  },
} as const satisfies Readonly<Record<string, GoodsTexts>>;
type GoodsTextsKind = keyof typeof goodsTexts;

/** The texts of goods by how they are delivered and their category; a root stands for its other children, '' for all others. */
export const textsByDelivery: Readonly<
  Record<GoodsKind, Readonly<Record<string, GoodsTextsKind>> & { readonly '': GoodsTextsKind }>
> = {
  external: { '': 'external' },
  virtual: { '': 'online' },
  charge: { '': 'member', data: 'data' },
  code: {
    '': 'shop',
    'life.clean': 'visit', 'life.wash': 'visit', 'life.repair': 'visit', 'life.flower': 'visit',
    'life.consult': 'code', 'video.game': 'code',
    'reading.class': 'lesson', 'health.gym': 'lesson',
    cinema: 'ticket', 'travel.tour': 'ticket',
  },
  physical: {
    '': 'device',
    local: 'food', 'local.fruit': 'fresh', 'local.water': 'fresh', 'local.craft': 'paper',
    'drinks.goods': 'food', 'reading.paper': 'paper', 'life.print': 'paper',
  },
};

/** Articles that are of another kind than the rest of their category. */
export const textsOfArticle: Readonly<Record<string, GoodsTextsKind>> = {
  vitamin: 'food',
  'yoga-mat': 'paper',
  seaweed: 'food',
  'rescue-year': 'visit',
  'metro-pass': 'ticket',
};

/** Days of codes that differ from those of their kind. */
export const ownDays: Readonly<Record<string, number>> = { 'fuel-100': 90, 'fuel-50': 90 };

/** Parameters of single articles, shown first. */
export const ownParameters: Readonly<Record<string, readonly (readonly [name: string, value: string])[]>> = {
  coffee: [['杯型', '中杯355毫升，大杯473毫升'], ['可选', '六款冷热任选，糖度可调'], ['不含', '加料与外送']],
  latte: [['奶', '鲜奶，可换燕麦奶加4元'], ['杯型', '中杯355毫升，大杯473毫升']],
  milktea: [['可选', '指定口味任选，糖度冰量可调'], ['加料', '珍珠免费，其他按门店价']],
  'fruit-tea': [['可选', '当季水果，糖度可调'], ['加料', '按门店价']],
  earphones: [['佩戴', '头戴包耳式，蛋白皮耳罩'], ['降噪', '主动降噪40分贝，三档可调'], ['续航', '关降噪40小时，开降噪28小时'], ['蓝牙', '5.3，双设备连接'], ['尺寸重量', '176×192×78毫米，268克'], ['包装清单', '耳机、收纳包、充电线、音频线、说明书']],
  earbuds: [['续航', '单次7小时，配盒30小时'], ['蓝牙', '5.3，开盖即连'], ['防水', 'IPX4，运动可用'], ['包装清单', '耳机、充电盒、三副耳塞、充电线']],
  cooker: [['容量', '3升，二至四人'], ['功率', '800瓦'], ['内胆', '釜胆，不粘涂层'], ['预约', '二十四小时'], ['包装清单', '主机、内胆、量杯、饭勺、蒸笼']],
  'phone-mid': [['电池', '5000毫安时，67瓦快充'], ['屏幕', '6.67英寸，120赫兹'], ['网络', '5G双卡双待'], ['包装清单', '手机、充电器、数据线、卡针']],
  'phone-old': [['电池', '3000毫安时，待机十天'], ['按键', '大字物理键盘，侧面求助键'], ['网络', '4G双卡'], ['包装清单', '手机、座充、充电线']],
  'watch-kids': [['定位', '北斗、无线网、基站三重'], ['防水', '五十米'], ['通话', '双向视频，陌生来电拦截'], ['包装清单', '手表、充电线、说明书']],
  powerbank: [['快充', '22.5瓦'], ['接口', '自带双线，另有C口与A口'], ['重量', '10000毫安225克，20000毫安390克'], ['乘机', '可随身带上飞机']],
  charger: [['接口', '两个C口，一个A口'], ['协议', '笔记本、手机、平板通用'], ['重量', '65瓦118克']],
  kettle: [['材质', '食品级不锈钢'], ['功率', '1500瓦'], ['保温', '六小时，四档温度']],
  airfryer: [['功率', '1400瓦'], ['控温', '80至200度'], ['清洗', '炸篮可拆，可进洗碗机']],
  'desk-lamp': [['照度', '国标AA级，无频闪'], ['色温', '四档可调'], ['供电', '插电，线长1.8米']],
  router: [['速率', '双频千兆，3000兆'], ['覆盖', '单只约120平方米'], ['接口', '千兆网口四个']],
  'camera-home': [['画质', '300万像素，红外夜视'], ['存储', '云存储或存储卡，卡另购'], ['供电', 'C口，线长3米']],
  'fan-circulator': [['风速', '十二档，直流变频'], ['噪声', '最低20分贝'], ['遥控', '附遥控器，可定时']],
  vacuum: [['吸力', '20000帕'], ['续航', '40分钟'], ['重量', '手持1.3公斤'], ['包装清单', '主机、地刷、扁吸、壁挂座、充电器']],
  'audio-speaker': [['单元', '双单元立体声，20瓦'], ['蓝牙', '5.3，可两只配对'], ['续航', '12小时']],
  'mic-karaoke': [['频段', '无线，距离30米'], ['续航', '8小时'], ['包装清单', '话筒、接收器、充电线']],
  'massage-gun': [['档位', '六档，四个按摩头'], ['噪声', '45分贝以下'], ['续航', '6小时']],
  scale: [['称重', '3至180公斤，精度50克'], ['测量', '体脂等十六项'], ['供电', '四节七号电池，已附']],
  'yoga-mat': [['材质', '天然橡胶'], ['尺寸', '183×66厘米'], ['重量', '6毫米2.3公斤']],
  vitamin: [['净含量', '100片或200片'], ['用法', '每日一片'], ['提示', '保健食品不能代替药物']],
  'coffee-beans': [['产地', '云南保山'], ['烘焙', '中深烘，十五天内烘焙'], ['风味', '坚果、焦糖']],
  'drip-coffee': [['风味', '五种各四包'], ['净含量', '每包10克'], ['保质期', '十二个月']],
  'soda-water': [['净含量', '每瓶330毫升'], ['糖', '零糖零脂'], ['保质期', '十二个月']],
  'milk-box': [['净含量', '每盒250毫升'], ['蛋白质', '每100毫升3.6克'], ['保质期', '六个月，生产三十天内发出']],
  'plum-drink': [['配料', '乌梅、山楂、陈皮、甘草'], ['冲法', '每袋冲500毫升'], ['保质期', '十八个月']],
  peach: [['单果', '250克以上'], ['甜度', '十三度以上'], ['产地', '无锡阳山']],
  'crab-box': [['规格', '公四两，母三两'], ['附', '姜茶、紫苏、蟹具'], ['产地', '阳澄湖']],
  'lotus-root': [['品种', '九孔脆藕'], ['产地', '扬州宝应']],
  pear: [['单果', '300克以上'], ['产地', '徐州丰县']],
  seaweed: [['品种', '头水紫菜、淡干虾皮'], ['产地', '连云港近海'], ['保质期', '十二个月']],
  crayfish: [['净重', '虾尾净重六成'], ['吃法', '微波八分钟即食'], ['产地', '淮安盱眙']],
  'salted-duck': [['净重', '每只约1000克'], ['吃法', '开袋即食'], ['保质期', '冷藏三十天']],
  'sauce-duck': [['单枚', '70克以上'], ['吃法', '真空熟制，即食'], ['保质期', '六个月']],
  'dried-bean': [['内容', '干丝与高汤料包同装'], ['吃法', '加水煮五分钟'], ['保质期', '六个月']],
  'tea-tin': [['采摘', '清明前'], ['等级', '特级'], ['保质期', '十八个月，密封冷藏']],
  'tea-cakes': [['口味', '六种各两枚'], ['包装', '铁盒礼袋'], ['保质期', '四十五天']],
  sesame: [['工艺', '十八道手工'], ['产地', '南通西亭'], ['保质期', '九十天']],
  'rice-5kg': [['品种', '南粳46'], ['产地', '盐城射阳'], ['保质期', '六个月']],
  'rice-eco': [['种法', '蟹稻共作'], ['产地', '淮安'], ['保质期', '六个月']],
  'oyster-veg': [['净含量', '罐装500克，礼盒1000克'], ['产地', '宿迁黄墩湖'], ['保质期', '十二个月']],
  vinegar: [['陈酿', '六年'], ['净含量', '每瓶500毫升'], ['产地', '镇江']],
  'wine-yellow': [['陈酿', '五年'], ['酒精度', '14度'], ['产地', '无锡'], ['提示', '未成年人请勿饮酒']],
  'silk-scarf': [['材质', '桑蚕丝百分之百'], ['尺寸', '65×65厘米'], ['工艺', '手工卷边'], ['洗护', '干洗，不可拧']],
  comb: [['材质', '黄杨木'], ['长度', '18厘米'], ['刻字', '六个字以内，下单备注']],
  'book-novel': [['册数', '六册'], ['装帧', '平装或精装'], ['开本', '三十二开']],
  'book-kids': [['适读', '三至八岁'], ['纸张', '环保大豆油墨'], ['开本', '十六开']],
  'notebook-set': [['内页', '竹纸，192页'], ['尺寸', 'A5'], ['装订', '一百八十度平摊']],
  'photo-prints': [['相纸', '柯达绒面'], ['尺寸', '6寸，15.2×10.2厘米'], ['上传', '下单后在订单里上传照片']],
};

/** Selling points of single articles: a title, its text and its picture. Other goods have one text. */
export const sellingPoints: Readonly<Record<string, readonly (readonly [title: string, text: string, pic: string])[]>> = {
  coffee: [
    ['六款任选，冷热都行', '美式、拿铁、燕麦拿铁、冰摇美式、桂花拿铁、海盐美式，到店再决定，不用提前选。', 'views/coffee-menu'],
    ['当天现磨，豆子看得见', '云南保山水洗豆，中深烘，烘焙后十四天内用完，杯贴上写着烘焙日期。', 'views/coffee-fresh'],
    ['全部门店通用', '十三个市的门店都能用，机场和高铁站门店同价，不加服务费。', 'views/coffee-shops'],
  ],
  earphones: [
    ['安静是按出来的', '最深40分贝主动降噪，地铁和机舱的低频声压下去，人声留给通透模式。', 'views/ear-noise'],
    ['一周充一次', '关降噪40小时，开降噪28小时；充10分钟能听3小时。', 'views/ear-battery'],
    ['电脑手机一起连', '开会时手机来电，自动切过去，说完回到会议。', 'views/ear-two'],
    ['折起来放得进通勤包', '耳罩向内翻折，配硬壳收纳包，整套268克。', 'views/ear-fold'],
  ],
};
