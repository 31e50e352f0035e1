import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface ListingFormProps {
  readonly goodsId: string;
  readonly isOn: boolean;
  readonly onClose: () => void;
}

/** Taking goods off sale is one person's act, putting them on sale needs another. */
export function ListingForm({ goodsId, isOn, onClose }: ListingFormProps) {
  const [reason, setReason] = useState('');
  const stop = useChange(goods.unlistGoods, onClose);
  const start = useChange(goods.proposeListing, onClose);
  const current = isOn ? stop : start;
  return (
    <ActForm
      title={isOn ? '下架商品' : '上架商品'}
      effect={
        isOn
          ? '马上生效：列表、搜索和详情里不再出现；已下的单照常付款和发货；再上架要另一人同意'
          : '财务或负责人同意后，几秒内恢复销售'
      }
      button={isOn ? '立即下架' : '提交审批'}
      look={isOn ? 'danger' : 'primary'}
      busy={current.isPending}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => current.mutate({ goodsId, reason })}
      onClose={onClose}
    />
  );
}
