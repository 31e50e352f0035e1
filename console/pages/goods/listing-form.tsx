import { useState } from 'react';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { goods } from '#core/contract/console/goods.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import styles from './goods-edit.module.css';

interface ListingFormProps {
  readonly goodsId: string;
  readonly isOn: boolean;
  readonly onClose: () => void;
}

/** Taking goods off sale is one person's act, putting them on sale needs another. */
export const ListingForm = ({ isOn, ...props }: ListingFormProps) =>
  isOn ? <UnlistForm {...props} /> : <ListForm {...props} />;

type FormProps = Omit<ListingFormProps, 'isOn'>;

function ListForm({ goodsId, onClose }: FormProps) {
  const [reason, setReason] = useState('');
  const [[listAt, endAt], setTimes] = useState(['', '']);
  const start = useChange(goods.proposeListing, onClose);
  return (
    <ActForm
      title="上架商品"
      effect="财务或负责人同意后，几秒内出现在列表、搜索和详情；不填时间就是同意后马上"
      button="提交审批"
      busy={start.isPending}
      error={start.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => start.mutate({ goodsId, reason, ...(listAt && { listAt }), ...(endAt && { endAt }) })}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TimeField
          label="上架时间"
          hint="可不填"
          value={listAt || null}
          onValue={(time) => setTimes([time ?? '', endAt ?? ''])}
        />
        <TimeField
          label="自动下架"
          hint="可不填"
          value={endAt || null}
          onValue={(time) => setTimes([listAt ?? '', time ?? ''])}
        />
      </div>
    </ActForm>
  );
}

function UnlistForm({ goodsId, onClose }: FormProps) {
  const { may } = useMe();
  const [reason, setReason] = useState('');
  const [endsAt, setEndsAt] = useState('');
  const stop = useChange(goods.unlistGoods, onClose);
  const end = useChange(goodsEditor.endListing, onClose);
  const later = useChange(goods.proposeListing, onClose);
  return (
    <ActForm
      title="下架商品"
      effect={
        endsAt === ''
          ? '马上生效：列表、搜索和详情里不再出现；已下的单照常付款和发货；再上架要另一人同意'
          : '到时间自动下架，不用再操作；以后要延后得另一人同意'
      }
      button={endsAt === '' ? '立即下架' : '定时下架'}
      look="danger"
      busy={stop.isPending || end.isPending || later.isPending}
      error={stop.error ?? end.error ?? later.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        endsAt === '' ? stop.mutate({ goodsId, reason }) : end.mutate({ goodsId, endsAt, reason })
      }
      onClose={onClose}
    >
      <TimeField
        label="到时间再下架"
        hint="不填就是马上"
        value={endsAt || null}
        onValue={(time) => setEndsAt(time ?? '')}
      />
      {may('goods.propose') && (
        <span className={styles.acts}>
          <Button
            size="small"
            disabled={reason.length < 4}
            onPress={() => later.mutate({ goodsId, reason, ...(endsAt && { endAt: endsAt }) })}
          >
            {endsAt === '' ? '取消定时下架，提交审批' : '延后到这个时间，提交审批'}
          </Button>
        </span>
      )}
    </ActForm>
  );
}
