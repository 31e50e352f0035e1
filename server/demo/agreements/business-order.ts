import { names } from '#core/config/names.ts';

const { product, operator, hotline, province } = names;

/** The terms of ordering a business of the operator, paragraph by paragraph. */
export const businessOrder: readonly string[] = [
  `本须知适用于您在${product}办理${operator}的流量、语音和增值业务。`,
  `1. 业务限${province}移动用户办理；有城市或会员等级要求的，办理前会告诉您。`,
  '2. 费用从您的话费中扣取，页面写明首期价格、之后的价格和生效日期，确认后才会办理。',
  '3. 办理收费业务需要输入发送到本机号码的短信验证码，验证码请勿告诉他人。',
  '4. 按月业务到期自动续订，您可以随时退订，退订与办理同样方便，当月费用不退，次月起不再扣费。',
  '5. 当月有效的流量和通话时长月底清零，不结转、不转赠。',
  `如有疑问，请拨打${hotline}。`,
];
