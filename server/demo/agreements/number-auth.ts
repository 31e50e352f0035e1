import { names } from '#core/config/names.ts';

const { product, operator, hotline } = names;

/** The terms of the operator's number check, paragraph by paragraph. */
export const numberAuth: readonly string[] = [
  `本条款说明您在${product}使用“本机号码一键登录”时，${operator}如何验证您的手机号码。`,
  '一、服务内容',
  '1. 您选择一键登录后，我们向运营商的号码认证服务发起验证，由它确认当前使用移动数据的手机号码。',
  '2. 登录完成前，页面只显示号码的前3位和后4位。',
  '二、收集与使用的信息',
  '1. 为完成验证，号码认证服务会获取您的手机号码、网络地址、网络类型和设备型号。',
  '2. 上述信息只用于本次登录验证和防止盗用，不用于其他目的。',
  '三、您的选择',
  '1. 您可以不使用一键登录，改用短信验证码登录，功能没有区别。',
  '2. 验证需要打开移动数据，可能产生少量流量。',
  '四、联系我们',
  `如有疑问，请拨打${hotline}。`,
];
