import { WalletPage } from '#web/features/wallet/wallet-page.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** 卡包 of the mini-program edition. The right end of its bar is empty: there the native page has the host's capsule. */
const CardCoupon = () => <WalletPage />;

export const page: PageDefinition = { Page: CardCoupon };
