import { names } from '#core/config/names.ts';

const { product, operator, hotline } = names;

/** The consent to the internet-behaviour report, paragraph by paragraph. */
export const internetBehavior: readonly string[] = [
  `本授权书说明${product}的上网行为报告需要您同意的内容。不同意不影响号管家的其他功能。`,
  '一、处理的信息',
  `1. ${operator}按天统计您的本机号码在视频直播、游戏、社交聊天等几类应用上的流量和时长。`,
  '2. 报告只到应用类别，不含您访问的网址、应用名称和内容。',
  '二、使用目的',
  '1. 这些信息只在您打开报告时读取，只给您本人看，不用于推荐和营销，我们不保存副本。',
  '2. 报告只针对您登录的号码；绑定您号码的其他人看不到您的报告。',
  '三、撤回同意',
  '1. 您可以随时在报告页或“设置”中撤回同意，撤回后立即停止读取。',
  '2. 再次查看报告时会重新征求您的同意。',
  '四、联系我们',
  `如有疑问，请拨打${hotline}。`,
];
