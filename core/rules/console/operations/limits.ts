import { limitKeys, type LimitKey } from '#core/contract/console/operations/limit-keys.ts';

export interface LimitText {
  readonly name: string;
  readonly unit: '次' | '件' | '元';
  /** Where it applies and what happens at it. */
  readonly where: string;
  readonly usual: number;
  /** No value within these takes the limit, or the second person, away. */
  readonly min: number;
  readonly max: number;
}

/** Amounts are in fen. */
export const limitTexts: Readonly<Record<LimitKey, LimitText>> = {
  'sms.perNumberPerDay': {
    name: '每个号码每天的短信验证码',
    unit: '次',
    where: '登录和身份确认，超过后第二天再试',
    usual: 10,
    min: 3,
    max: 30,
  },
  'sms.perAddressPerHour': {
    name: '每个地址每小时的短信验证码',
    unit: '次',
    where: '同一个网络的所有用户合计，超过后稍后再试',
    usual: 60,
    min: 20,
    max: 600,
  },
  'sms.perDevicePerHour': {
    name: '每台设备每小时的短信验证码',
    unit: '次',
    where: '同一个浏览器，超过后稍后再试',
    usual: 20,
    min: 5,
    max: 100,
  },
  'refund.orderFen': {
    name: '一个人对一单的退款',
    unit: '元',
    where: '客服在订单里退款，超过要财务同意',
    usual: 2_000,
    min: 0,
    max: 20_000,
  },
  'refund.dayFen': {
    name: '一个人 24 小时的退款',
    unit: '元',
    where: '客服在订单里退款，超过要财务同意',
    usual: 30_000,
    min: 0,
    max: 300_000,
  },
  'compensation.caseFen': {
    name: '一个人对一件事的补偿',
    unit: '元',
    where: '客服补偿优惠券，超过要财务同意',
    usual: 2_000,
    min: 0,
    max: 20_000,
  },
  'compensation.dayFen': {
    name: '一个人一天的补偿',
    unit: '元',
    where: '客服补偿优惠券，超过要财务同意',
    usual: 30_000,
    min: 0,
    max: 300_000,
  },
  'grant.aloneFen': {
    name: '一个人发放优惠券的可能成本',
    unit: '元',
    where: '按名单发放优惠券，超过要财务或负责人同意',
    usual: 1_000_000,
    min: 0,
    max: 5_000_000,
  },
  'stock.pieces': {
    name: '一个人 24 小时调整的件数',
    unit: '件',
    where: '商品库存和权益月度库存，超过要第二个人同意',
    usual: 1_000,
    min: 0,
    max: 10_000,
  },
  'stock.worthFen': {
    name: '一个人 24 小时调整的货值',
    unit: '元',
    where: '商品库存和权益月度库存，超过要第二个人同意',
    usual: 1_000_000,
    min: 0,
    max: 10_000_000,
  },
};

export type Limits = Readonly<Record<LimitKey, number>>;
export const usualLimits = Object.fromEntries(
  limitKeys.map((key) => [key, limitTexts[key].usual]),
) as unknown as Limits;

const isMoney = ({ unit }: Pick<LimitText, 'unit'>): boolean => unit === '元';

/** 20 元, 1,000 件 */
export function limitValueText(key: LimitKey, value: number): string {
  const text = limitTexts[key];
  const shown = isMoney(text) ? value / 100 : value;
  return `${shown.toLocaleString('zh-CN', { maximumFractionDigits: 2 })} ${text.unit}`;
}
/** What is typed, in the unit of the limit: yuan for money. */
export const typedLimit = (key: LimitKey, value: number): string =>
  String(isMoney(limitTexts[key]) ? value / 100 : value);
/** The value of what was typed, or undefined. */
export function readLimit(key: LimitKey, typed: string): number | undefined {
  const text = typed.trim();
  const money = isMoney(limitTexts[key]);
  if (!(money ? /^\d{1,7}(\.\d{1,2})?$/ : /^\d{1,7}$/).test(text)) return undefined;
  return money ? Math.round(Number(text) * 100) : Number(text);
}

/** Why a value cannot be set, or undefined. */
export function limitFault(key: LimitKey, value: number): string | undefined {
  const { min, max } = limitTexts[key];
  if (value >= min && value <= max) return undefined;
  return `只能在 ${limitValueText(key, min)} 到 ${limitValueText(key, max)} 之间`;
}

interface FixedLimit {
  readonly name: string;
  readonly value: string;
  readonly where: string;
  /** Why it is no row. */
  readonly why: string;
}

/** Limits that are no rows. A test compares their numbers with the code. */
export const fixedLimits: readonly FixedLimit[] = [
  {
    name: '领取一项权益',
    value: '每人每月 1 次',
    where: '领取',
    why: '数据库的唯一索引，改了就可能重复领取',
  },
  {
    name: '语音验证码',
    value: '每个号码每天 3 次，每个地址每小时 5 次',
    where: '收不到短信时',
    why: '每次要打一个电话，不放宽',
  },
  {
    name: '一个人查看号码',
    value: '每天 20 次',
    where: '显示完整号码',
    why: '数据库的检查约束，不能由运营台放宽',
  },
  {
    name: '一个人推送消息',
    value: '10,000 人',
    where: '消息推送，超过要负责人同意',
    why: '数据库的检查约束，不能由运营台放宽',
  },
  {
    name: '一个人改价',
    value: '5%',
    where: '商品价格、批量导入和促销，超过要财务同意',
    why: '试算、导入和促销是同一条规则，随版本发布',
  },
  {
    name: '断开上游、静默告警',
    value: '4 小时',
    where: '上游与熔断、告警规则',
    why: '数据库的检查约束，值班的事要交接',
  },
  {
    name: '一个人设的开关',
    value: '24 小时、2 个市',
    where: '开关与降级',
    why: '更大的影响要两个人看过',
  },
  {
    name: '登录运营台输错',
    value: '5 次锁 15 分钟',
    where: '登录，每个账号',
    why: '防猜密码，不能由运营台放宽',
  },
  {
    name: '导出',
    value: '50,000 行',
    where: '所有列表的导出',
    why: '大批数据不从页面带走',
  },
];
