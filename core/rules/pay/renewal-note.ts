import type { PayMethodId } from '../../contract/goods/shared/pay-method.shapes.ts';
import { payChannels } from './pay-channels.ts';

/** What the payment page says about the renewal of a membership: only the phone bill can be debited later (docs/decisions/0047). */
export const renewalNote = (method: PayMethodId | undefined): string =>
  method !== undefined && payChannels[method] === 'phone-bill'
    ? '话费支付到期自动续费，扣费前三天通知，可随时关闭'
    : '只有话费支付会自动续费，其他方式到期后不再扣费';
