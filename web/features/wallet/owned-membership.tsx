import type { WalletMembership } from '#core/contract/order/wallet.shapes.ts';
import { membershipMonth } from '#core/rules/wallet/membership-month.ts';
import { membershipUntil } from '#core/rules/wallet/membership-until.ts';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { WalletTicket } from './wallet-ticket.tsx';

export function OwnedMembership({ membership }: { readonly membership: WalletMembership }) {
  const href = useHref();
  const { picUrl, productName, level, claimable } = membership;
  return (
    <WalletTicket
      look={level > 0 ? 'gold' : undefined}
      picUrl={picUrl}
      name={productName}
      text={membershipMonth(membership)}
      end={membershipUntil(membership)}
      action={{
        text: claimable > 0 ? '去领取' : '看权益',
        icon: giftIcon,
        href: href({ page: 'myMonth' }),
      }}
    />
  );
}
