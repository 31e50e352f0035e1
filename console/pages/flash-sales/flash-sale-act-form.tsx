import { useState } from 'react';
import { activities } from '#core/contract/console/activities/activities.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

export interface FlashSaleAct {
  readonly act: 'stop' | 'restart';
  /** Absent: the whole session. */
  readonly goods?: { readonly goodsId: string; readonly name: string; readonly reserved: number };
}
interface FlashSaleActFormProps extends FlashSaleAct {
  readonly sessionId: string;
  readonly flashSaleName: string;
  readonly reserved: number;
  readonly onClose: () => void;
}

/** One person stops; starting again waits for another. */
export function FlashSaleActForm({
  act,
  goods,
  sessionId,
  flashSaleName,
  reserved,
  onClose,
}: FlashSaleActFormProps) {
  const [reason, setReason] = useState('');
  const stop = useChange(activities.stopFlashSale, onClose);
  const restart = useChange(activities.proposeFlashSaleRestart, onClose);
  const current = act === 'stop' ? stop : restart;
  const name = goods?.name ?? flashSaleName;
  const held = goods?.reserved ?? reserved;
  const others = goods ? '其余商品照常' : '所有商品都不能再抢';
  return (
    <ActForm
      title={`${act === 'stop' ? '停止' : '恢复'}${goods ? '商品' : '活动'}：${name}`}
      effect={
        act === 'stop'
          ? `马上生效，${others}；占着的 ${held.toLocaleString('zh-CN')} 件仍可付款；再恢复要另一人同意`
          : `财务或负责人同意后马上可以再抢；${goods ? '只恢复这一件' : '单独停止的商品要单独恢复'}`
      }
      button={act === 'stop' ? '立即停止' : '提交审批'}
      look={act === 'stop' ? 'danger' : 'primary'}
      busy={current.isPending}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => current.mutate({ sessionId, ...(goods && { goodsId: goods.goodsId }), reason })}
      onClose={onClose}
    />
  );
}
