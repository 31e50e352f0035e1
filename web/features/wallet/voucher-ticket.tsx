import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { EndText } from './end-text.tsx';
import { WalletTicket } from './wallet-ticket.tsx';

interface VoucherTicketProps {
  readonly voucher: WalletVoucher;
  readonly now: string;
  onShow(): void;
}

export const VoucherTicket = ({ voucher, now, onShow }: VoucherTicketProps) => (
  <WalletTicket
    picUrl={voucher.picUrl}
    name={voucher.goodsName}
    count={voucher.codes.length}
    text={voucherPlace(voucher)}
    end={<EndText until={voucher.validUntil} now={now} />}
    action={{ text: '出示券码', icon: qrIcon, onPress: onShow }}
  />
);
