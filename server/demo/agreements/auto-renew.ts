import { names } from '#core/config/names.ts';

const { product, hotline } = names;

/** The terms of auto-renewal, paragraph by paragraph. */
export const autoRenew: readonly string[] = [
  `本说明适用于您在${product}开通的连续包月、连续包年会员。`,
  '1. 每期结束前24小时内，我们按开通时写明的续费价格，从您选择的支付方式扣取下一期费用。',
  '2. 扣费前3天，我们以短信提醒您扣费日期和金额；价格有变化的，未经您再次同意不会按新价格扣费。',
  '3. 您可以随时在“我的—会员”中关闭自动续费，一步完成，不收取费用；关闭后当期会员继续使用到期末。',
  '4. 扣费没有成功的，会员在当期结束时停止，不产生欠费。',
  '5. 误扣的费用按原支付渠道退回。',
  `如有疑问，请拨打${hotline}。`,
];
