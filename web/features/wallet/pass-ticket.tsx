import type { WalletPass } from '#core/contract/order/wallet.shapes.ts';
import { passAction } from '#core/rules/wallet/pass-action.ts';
import { passVisits } from '#core/rules/wallet/pass-visits.ts';
import { railIcon } from '#web/art/icons/rail-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EndText } from './end-text.tsx';
import { WalletTicket } from './wallet-ticket.tsx';

export function PassTicket({ pass, now }: { readonly pass: WalletPass; readonly now: string }) {
  const href = useHref();
  const { text, page, query } = passAction(pass);
  return (
    <WalletTicket
      picUrl={pass.kind === 'rail' ? 'goods/rail' : 'goods/air'}
      name={pass.rightName}
      text={passVisits(pass)}
      end={<EndText until={pass.expiresAt} now={now} />}
      action={{ text, icon: railIcon, href: href({ page, query }) }}
    />
  );
}
