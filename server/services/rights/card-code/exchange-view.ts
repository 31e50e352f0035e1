import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { ExchangeRow } from './tables.ts';
import { abandonedSeconds } from './reserve-card-code.ts';

type Outcome = Pick<Exchange, 'state' | 'note'>;

const onceMore = '，请再次输入该卡密，不会重复兑换';

export const exchangeView = (encryption: Encryption, row: ExchangeRow, now: Date): Exchange => ({
  exchangeId: row.exchange_id,
  rightsName: row.name,
  picUrl: row.pic_url,
  mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
  exchangedAt: row.exchanged_at.toISOString(),
  ...(row.grants === 'product' ? openedOutcome(row, now) : claimedOutcome(row, now)),
});

function claimedOutcome({ claim_state, tried_at }: ExchangeRow, now: Date): Outcome {
  switch (claim_state) {
    case 'delivered':
      return { state: 'delivered', note: '已到账' };
    case 'delivering':
      return { state: 'delivering', note: '正在为您发放' };
    case 'failed':
      return { state: 'failed', note: `发放未成功${onceMore}` };
    case null:
      return now.getTime() - tried_at.getTime() < abandonedSeconds * 1000
        ? { state: 'delivering', note: '正在为您兑换' }
        : { state: 'failed', note: `兑换没有完成${onceMore}` };
  }
}

const openedOutcome = ({ opened_at, ends_at }: ExchangeRow, now: Date): Outcome => {
  const until = ends_at ? `有效期至${dayOf(ends_at)}` : '长期有效';
  return {
    state: 'delivered',
    note: opened_at > now ? `${dayOf(opened_at)}起生效，${until}` : `已开通，${until}`,
  };
};

function dayOf(at: Date): string {
  const { year, month, day } = chinaTime(at);
  return `${year}年${month}月${day}日`;
}
