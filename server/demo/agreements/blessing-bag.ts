import { names } from '#core/config/names.ts';

const { product, hotline } = names;

/** The agreement on the blessing bag, paragraph by paragraph. */
export const blessingBag: readonly string[] = [
  `本协议说明您在${product}使用权益福袋的规则，是《用户服务协议》的补充。`,
  '1. 福袋汇集您已开通产品中到店使用的权益，例如咖啡、加油、洗车和电影，不另外收费。',
  '2. 每项权益每月领取一次，计入所属产品当月的可选数量；有开放时间的，自该时间起可领。',
  '3. 领取后请在有效期内到合作门店使用，向店员出示本机号码即可；适用门店以页面所列为准。',
  '4. 为列出附近的门店，我们在您允许时使用您的位置；您不允许的，可以按城市查看，功能不受影响。',
  '5. 门店因故不能提供服务的，请联系我们，权益退回后可以重新领取。',
  `如有疑问，请拨打${hotline}。`,
];
