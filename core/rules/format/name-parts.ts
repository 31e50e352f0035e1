/** Suffixes of names and short texts that must not be split by a line break. */
const suffixes: readonly string[] = [
  '兑换券',
  '任选券',
  '通兑票',
  '加油券',
  '洗车券',
  '餐饮券',
  '体验券',
  '礼盒券',
  '乘车券',
  '夜游券',
  '检查券',
  '满减券',
  '咖啡券',
  '奶茶券',
  '优惠券',
  '电影票',
  '定向流量',
  '通用流量',
  '夜间流量',
  '周末流量',
  '出行流量',
  '流量礼包',
  '流量月包',
  '流量日包',
  '权益包',
  '体验包',
  '礼包',
  '流量',
  '会员月卡',
  '会员周卡',
  '会员年卡',
  '会员季卡',
  '年度会员',
  '月卡',
  '周卡',
  '年卡',
  '季卡',
  '会员',
  '年费版',
  '贵宾厅',
  '单人套餐',
  '套餐',
  '您的手机号',
  '门店可用',
  '影院可用',
  '站点通用',
  '不限次',
  '可用',
  '通用',
];

/** Characters that fit into one line of a narrow column. */
const maxOneRowLength = 5;

/** Splits a name where a line break is allowed: '现磨咖啡', '兑换券'. A short name, or one with an unknown suffix, is one part. */
export function nameParts(name: string): readonly string[] {
  const ends =
    name.length > maxOneRowLength
      ? suffixes.filter((suffix) => name.endsWith(suffix) && name.length - suffix.length > 1)
      : [];
  const [longest] = ends.sort((a, b) => b.length - a.length);
  return longest === undefined ? [name] : [name.slice(0, -longest.length), longest];
}
