import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { PromotionRow } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionPrices } from './promotion-prices.tsx';
import styles from './goods-edit.module.css';

const states = {
  running: ['success', '进行中'],
  planned: ['info', '未开始'],
  ended: ['plain', '已结束'],
  stopped: ['plain', '已停止'],
  spent: ['warning', '预算用完'],
} as const;

type Act =
  | { readonly kind: 'set'; readonly row?: PromotionRow }
  | { readonly kind: 'stop'; readonly row: PromotionRow };

/** The promotions of the goods, what they make orders cost, and setting or stopping one. */
export function PromotionsCard({ goods: { goodsId } }: { readonly goods: ConsoleGoods }) {
  const { may } = useMe();
  const query = useQuery(reading(goodsPromotions.goodsPromotions, { goodsId }));
  const [act, setAct] = useState<Act>();
  const rows = query.data?.rows ?? [];
  const close = (): void => setAct(undefined);
  return (
    <Card
      title="优惠"
      facts="停止当场生效；便宜 5% 以内的当场生效，其余要另一人同意"
      aside={
        may('goods.propose') && (
          <Button size="small" onPress={() => setAct({ kind: 'set' })}>
            加优惠…
          </Button>
        )
      }
    >
      {rows.length === 0 && <ListState query={query} isEmpty empty="没有优惠，按售价和会员价卖" />}
      {rows.map((row) => (
        <div key={row.promotionId} className={styles.promotion}>
          <span>
            <b>{row.text}</b> <Tag tone={states[row.state][0]}>{states[row.state][1]}</Tag>
            <br />
            <small className={styles.facts}>{factsOf(row)}</small>
          </span>
          <span className={styles.acts}>
            {row.draft !== null && may('goods.propose') && (
              <Button
                size="small"
                label={`${setText(row)} ${row.text}`}
                onPress={() => setAct({ kind: 'set', row })}
              >
                {setText(row)}…
              </Button>
            )}
            {row.state !== 'stopped' && may('goods.stop') && (
              <Button size="small" label={`停止 ${row.text}`} onPress={() => setAct({ kind: 'stop', row })}>
                停止…
              </Button>
            )}
          </span>
        </div>
      ))}
      {act?.kind === 'set' && (
        <PromotionForm
          key={act.row?.promotionId ?? 'new'}
          goodsId={goodsId}
          draft={act.row?.draft ?? undefined}
          onClose={close}
        />
      )}
      {act?.kind === 'stop' && (
        <StopForm key={act.row.promotionId} goodsId={goodsId} row={act.row} onClose={close} />
      )}
      {act?.kind !== 'set' && <PromotionPrices goodsId={goodsId} />}
    </Card>
  );
}

const setText = ({ state }: PromotionRow): string => (state === 'stopped' ? '修改并启用' : '修改');
const factsOf = ({ title, beginsAt, endsAt, budgetFen, spentFen, draft }: PromotionRow): string =>
  [
    title,
    `${beginsAt === null ? '一直' : formatTime(beginsAt)}${endsAt === null ? '' : ` 到 ${formatTime(endsAt)}`}`,
    ...(budgetFen === null ? [] : [`预算 ${formatFen(budgetFen)}，已用 ${formatFen(spentFen)}`]),
    ...(draft === null ? ['也用在别的商品上'] : []),
  ].join(' · ');

interface StopFormProps {
  readonly goodsId: string;
  readonly row: PromotionRow;
  readonly onClose: () => void;
}
function StopForm({ goodsId, row: { promotionId, text, draft }, onClose }: StopFormProps) {
  const [reason, setReason] = useState('');
  const stop = useChange(goodsPromotions.stopPromotion, onClose);
  return (
    <ActForm
      title={`停止优惠：${text}`}
      effect={`马上生效，已下的单不变${draft === null ? '；别的商品上也一起停' : ''}`}
      button="立即停止"
      look="danger"
      busy={stop.isPending}
      error={stop.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => stop.mutate({ goodsId, promotionId, reason })}
      onClose={onClose}
    />
  );
}
