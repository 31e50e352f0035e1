import { useId, useState } from 'react';
import type { Wallet } from '#core/contract/order/wallet.shapes.ts';
import { vouchersByEnd } from '#core/rules/wallet/vouchers-by-end.ts';
import { walletCounts } from '#core/rules/wallet/wallet-counts.ts';
import { walletParts, type WalletPart } from '#core/rules/wallet/wallet-parts.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { CouponShelf } from './coupon-shelf.tsx';
import { EndingVoucher } from './ending-voucher.tsx';
import { OwnedMembership } from './owned-membership.tsx';
import { PassTicket } from './pass-ticket.tsx';
import { useShowCode } from './use-show-code.tsx';
import { VoucherTicket } from './voucher-ticket.tsx';
import { WalletHead } from './wallet-head.tsx';
import { WalletSection } from './wallet-section.tsx';
import styles from './wallet.module.css';

/** The numbers, the choice of a part, and the lists: what ends soon comes first, each row ends in its one action. */
export function WalletView({ wallet }: { readonly wallet: Wallet }) {
  const href = useHref();
  const panelId = useId();
  const [chosen, setChosen] = useState<WalletPart>('all');
  const { show, codeView } = useShowCode();
  const counts = walletCounts(wallet);
  const { passes, memberships, coupons, serverNow } = wallet;
  const { soon, later } = vouchersByEnd(wallet);
  const parts = walletParts(counts)
    .filter(({ count }) => count !== 0)
    .map(({ part: key, ...rest }) => ({ key, ...rest }));
  // The last of a part may have been used.
  const { key: part, text: partName } = parts.find(({ key }) => key === chosen) ??
    parts[0] ?? { key: 'all', text: '' };
  const isShown = (each: WalletPart) => part === 'all' || part === each;
  return (
    <>
      <WalletHead counts={counts} />
      {parts.length === 1 ? (
        <EmptyState
          look="card"
          art="coupons"
          title="卡包还是空的"
          text="买到的券码和领到的优惠券都会放在这里"
          action={{ text: '去逛逛', href: href({ page: 'category' }) }}
        />
      ) : (
        <>
          <Chips label="卡包的种类" items={parts} value={part} panelId={panelId} onChange={setChosen} />
          <div id={panelId} className={styles.lists} role="tabpanel" aria-label={partName}>
            {isShown('vouchers') && soon.length > 0 && (
              <WalletSection title="快到期，先用这些">
                {soon.map((voucher) => (
                  <EndingVoucher
                    key={voucher.codes[0]?.codeId}
                    voucher={voucher}
                    now={serverNow}
                    onShow={() => show(voucher)}
                  />
                ))}
              </WalletSection>
            )}
            {isShown('vouchers') && later.length > 0 && (
              <WalletSection
                title={soon.length > 0 ? '其余到店券' : '到店券'}
                count={later.reduce((sum, { codes }) => sum + codes.length, 0)}
                more={{ text: '找门店', href: href({ page: 'nearbyMerchants' }) }}
              >
                {later.map((voucher) => (
                  <VoucherTicket
                    key={voucher.codes[0]?.codeId}
                    voucher={voucher}
                    now={serverNow}
                    onShow={() => show(voucher)}
                  />
                ))}
              </WalletSection>
            )}
            {isShown('passes') && passes.length > 0 && (
              <WalletSection title="贵宾厅" count={counts.passes}>
                {passes.map((pass) => (
                  <PassTicket key={`${pass.skuId} ${pass.expiresAt}`} pass={pass} now={serverNow} />
                ))}
              </WalletSection>
            )}
            {isShown('memberships') && memberships.length > 0 && (
              <WalletSection title="会员" count={counts.memberships}>
                {memberships.map((membership, at) => (
                  <OwnedMembership key={`${membership.productId} ${at}`} membership={membership} />
                ))}
              </WalletSection>
            )}
            {isShown('coupons') && coupons.length > 0 && (
              <WalletSection
                look="shelf"
                title="优惠券"
                count={counts.coupons}
                more={{ text: '全部', href: href({ page: 'myCoupons' }) }}
              >
                <CouponShelf coupons={coupons} now={serverNow} />
              </WalletSection>
            )}
          </div>
        </>
      )}
      {codeView}
    </>
  );
}
