import { useState } from 'react';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { ConsoleGoods, ConsoleSku } from '#core/contract/console/goods.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import { NewSkuForm } from './new-sku-form.tsx';
import styles from './goods-edit.module.css';

type Act = { readonly kind: 'stop' | 'start'; readonly sku: ConsoleSku } | { readonly kind: 'add' };

interface SkuColumnsProps {
  readonly may: ReturnType<typeof useMe>['may'];
  readonly firstId: string | undefined;
  readonly rename: (skuId: string, name: string) => void;
  readonly moveUp: (skuId: string) => void;
  readonly setAct: (act: Act) => void;
}

function skuColumns({
  may,
  firstId,
  rename,
  moveUp,
  setAct,
}: SkuColumnsProps): readonly Column<ConsoleSku>[] {
  const isEditor = may('goods.edit');
  return [
    {
      title: '名称',
      cell: ({ skuId, name }) =>
        isEditor ? (
          <input
            className={styles.name}
            aria-label={`${skuId} 名称`}
            maxLength={30}
            value={name}
            onChange={({ target }) => rename(skuId, target.value)}
          />
        ) : (
          name
        ),
    },
    { title: '编号', cell: ({ skuId }) => skuId },
    {
      title: '状态',
      cell: ({ stoppedAt }) =>
        stoppedAt === null ? <Tag tone="success">可售</Tag> : <Tag>{`${formatTime(stoppedAt)} 停售`}</Tag>,
    },
    {
      title: '操作',
      align: 'end',
      cell: (sku) => (
        <span className={styles.acts}>
          {isEditor && (
            <Button
              size="small"
              look="text"
              label={`上移 ${sku.name}`}
              disabled={firstId === sku.skuId}
              onPress={() => moveUp(sku.skuId)}
            >
              上移
            </Button>
          )}
          {sku.stoppedAt === null && may('goods.stop') && (
            <Button
              size="small"
              look="text"
              label={`停售 ${sku.name}`}
              onPress={() => setAct({ kind: 'stop', sku })}
            >
              停售…
            </Button>
          )}
          {sku.stoppedAt !== null && may('goods.propose') && (
            <Button
              size="small"
              look="text"
              label={`启售 ${sku.name}`}
              onPress={() => setAct({ kind: 'start', sku })}
            >
              启售…
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** The skus: their names and order, which of them are sold, and new ones. */
export function SkusCard({ goods }: { readonly goods: ConsoleGoods }) {
  const { may } = useMe();
  const { goodsId, skus, skusVersion } = goods;
  const [order, setOrder] = useState<readonly { readonly skuId: string; readonly name: string }[]>();
  const [act, setAct] = useState<Act>();
  const [reason, setReason] = useState('');
  const save = useChange(goodsEditor.saveSkus, () => setOrder(undefined));
  const shown = order ?? skus;
  const rows = shown.flatMap(({ skuId, name }) => {
    const sku = skus.find((each) => each.skuId === skuId);
    return sku ? [{ ...sku, name }] : [];
  });
  const rename = (skuId: string, name: string): void =>
    setOrder(shown.map((each) => (each.skuId === skuId ? { skuId, name } : each)));
  const moveUp = (skuId: string): void => {
    const at = shown.findIndex((each) => each.skuId === skuId);
    const [before, moved] = [shown[at - 1], shown[at]];
    if (before && moved) setOrder([...shown.slice(0, at - 1), moved, before, ...shown.slice(at + 1)]);
  };
  const columns = skuColumns({ may, firstId: shown[0]?.skuId, rename, moveUp, setAct });
  const close = (): void => setAct(undefined);
  return (
    <Card
      title="规格"
      facts="停售当场生效，启售要另一人同意"
      aside={
        may('goods.propose') && (
          <Button size="small" onPress={() => setAct({ kind: 'add' })}>
            加规格…
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={styles.facts}>还没有规格，至少加一个才能上架</p>
      ) : (
        <DataTable caption="规格" columns={columns} rows={rows} keyOf={({ skuId }) => skuId} />
      )}
      {order && (
        <ActForm
          title="规格的名称和顺序"
          effect="保存后几秒内出现在手机上；已下的单不变"
          button="保存规格"
          busy={save.isPending}
          disabled={order.some(({ name }) => name.trim() === '')}
          error={save.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() =>
            save.mutate({
              goodsId,
              skusVersion,
              skus: order.map(({ skuId, name }) => ({ skuId, name })),
              reason,
            })
          }
          onClose={() => setOrder(undefined)}
        />
      )}
      {act?.kind === 'add' && <NewSkuForm goods={goods} onClose={close} />}
      {act && act.kind !== 'add' && (
        <SkuStateForm
          key={`${act.kind} ${act.sku.skuId}`}
          goodsId={goodsId}
          sku={act.sku}
          isStop={act.kind === 'stop'}
          isDraft={goods.state === 'draft'}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface SkuStateFormProps {
  readonly goodsId: string;
  readonly sku: ConsoleSku;
  readonly isStop: boolean;
  readonly isDraft: boolean;
  readonly onClose: () => void;
}
function SkuStateForm({ goodsId, sku: { skuId, name }, isStop, isDraft, onClose }: SkuStateFormProps) {
  const [reason, setReason] = useState('');
  const stop = useChange(goodsEditor.stopSku, onClose);
  const start = useChange(goodsEditor.proposeSkuStart, onClose);
  const current = isStop ? stop : start;
  const startText = isDraft ? '马上生效，商品还没有上架' : '财务或负责人同意后能买';
  return (
    <ActForm
      title={`${isStop ? '停售' : '启售'}规格：${name}`}
      effect={isStop ? '马上生效：详情里不再出现，不能再下单；已下的单照常发货' : startText}
      button={isStop ? '立即停售' : '启售'}
      look={isStop ? 'danger' : 'primary'}
      busy={current.isPending}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => current.mutate({ goodsId, skuId, reason })}
      onClose={onClose}
    />
  );
}
