import type { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { readGoodsFile } from '#core/rules/console/goods/goods-file.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { actorOf, appendAudit, draftTask, startTask } from '../../../operators/public.ts';
import { judgeGoods } from './judge-goods.ts';

type Call = typeof goodsBulk.importGoods;
const maxShown = 100;

/** Judges a file of goods line by line. When every line is right and it is confirmed, a task writes the goods that are new or change. */
export async function importGoods(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { csv, fileName, isConfirmed, reason }: InputOf<Call>,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const file = readGoodsFile(csv);
  return db.transaction().execute(async (tx) => {
    const judged = await judgeGoods(tx, file.goods);
    const faults = [...file.faults, ...judged.flatMap((each) => each.faults)].toSorted(
      (a, b) => a.line - b.line,
    );
    const writes = judged.filter(({ isNew, isChanged }) => isNew || isChanged);
    const created = writes.filter(({ isNew }) => isNew).length;
    const report = {
      goods: file.goods.length,
      created,
      changed: writes.length - created,
      faults: faults.slice(0, maxShown),
      reasons: judged.flatMap(({ reasons }) => reasons).slice(0, maxShown),
      taskId: null,
    };
    if (faults.length > 0 || !isConfirmed || writes.length === 0) return report;
    const { operatorId, name } = call.caller;
    const taskId = await draftTask(
      tx,
      {
        kind: 'goods-import',
        title: `导入商品（${fileName}）`,
        input: {
          reason,
          by: { operatorId, name, network: call.network },
          goods: Object.fromEntries(
            writes.map(({ goods, version }) => [goods.goodsId, { ...goods, version }]),
          ),
        },
        madeBy: operatorId,
        entries: writes.map(({ goods }) => ({
          lineNo: goods.line,
          contentSealed: null,
          userId: null,
          targetKey: goods.goodsId,
          state: 'ready',
          reason: '',
        })),
      },
      now,
    );
    await startTask(tx, taskId, 0, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '导入商品',
        objectKind: 'task',
        objectKey: taskId,
        objectName: fileName,
        changes: [
          { field: '商品', before: '', after: `新建 ${created} 件，修改 ${writes.length - created} 件` },
        ],
        reason,
      },
      now,
    );
    return { ...report, taskId };
  });
}
