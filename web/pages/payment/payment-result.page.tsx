import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { PaymentOutcome } from './payment-outcome.tsx';

/** 支付结果. */
const PaymentResult = () => <PaymentOutcome title="支付结果" />;

export const page: PageDefinition = { Page: PaymentResult };
