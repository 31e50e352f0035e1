import type { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { readParcelFile } from '#core/rules/console/orders/shipping/shipments-file.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { actorOf, appendAudit, draftTask, startTask, type TaskEntry } from '../../../operators/public.ts';
import type { ImportInput } from './import-task.ts';
import { judgeParcels, type JudgedRow } from './judge-parcels.ts';

type Call = typeof shipping.importShipments;
const maxShown = 100;

const faultOf = ({ verdict }: JudgedRow): RowFault[] => (typeof verdict === 'string' ? [] : [verdict]);
/** One entry of a task is about one thing: a line that the file names, or the order. */
const keyOf = ({ parcel: { orderNo, line } }: JudgedRow): string =>
  line === null ? orderNo : `${orderNo} 第${line}件`;

/** Judges the warehouse's file row by row and changes nothing. When it is confirmed, a task ships the right rows; wrong ones stand in its report. */
export async function importShipments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { csv, fileName, isConfirmed, reason }: InputOf<Call>,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const file = readParcelFile(csv);
  return db.transaction().execute(async (tx) => {
    const judged = await judgeParcels(tx, file.parcels);
    const faults = [...file.faults, ...judged.flatMap(faultOf)].toSorted((a, b) => a.line - b.line);
    const right = judged.filter((row) => faultOf(row).length === 0);
    const ships = right.filter(({ verdict }) => verdict === 'ships');
    const orders = new Set(ships.map(({ parcel }) => parcel.orderNo)).size;
    const report = {
      rows: file.rows,
      orders,
      repeated: right.length - ships.length,
      faults: faults.slice(0, maxShown),
      wrong: faults.length,
      taskId: null,
    };
    if (!isConfirmed || orders === 0) return report;
    const { operatorId, name } = call.caller;
    const input: ImportInput = {
      reason,
      by: { operatorId, name, network: call.network },
      parcels: Object.fromEntries(
        right.map((row) => {
          const { orderNo, carrier, trackingNo } = row.parcel;
          return [keyOf(row), { orderNo, carrier, trackingNo, named: [...row.named] }];
        }),
      ),
    };
    const taskId = await draftTask(
      tx,
      {
        kind: 'shipments-import',
        title: `导入运单号（${fileName}）`,
        input,
        madeBy: operatorId,
        entries: [
          ...right.map((row) =>
            entryOf(row.parcel.row, keyOf(row), row.verdict === 'repeated' ? '以前已用这个运单号发货' : ''),
          ),
          ...wrongEntries(faults, judged),
        ],
      },
      now,
    );
    await startTask(tx, taskId, 0, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '导入运单号',
        objectKind: 'task',
        objectKey: taskId,
        objectName: fileName,
        changes: [{ field: '发货', before: '', after: `${orders} 单，${faults.length} 行不对，没有导入` }],
        reason,
      },
      now,
    );
    return { ...report, taskId };
  });
}

const entryOf = (lineNo: number, targetKey: string, reason: string): TaskEntry => ({
  lineNo,
  contentSealed: null,
  userId: null,
  targetKey,
  state: 'ready',
  reason,
});

const wrongEntries = (faults: readonly RowFault[], judged: readonly JudgedRow[]): readonly TaskEntry[] =>
  faults.map(({ line, fault, cure }) => ({
    ...entryOf(
      line,
      judged.find(({ parcel }) => parcel.row === line)?.parcel.orderNo ?? `第 ${line} 行`,
      `${fault}；${cure}`,
    ),
    state: 'wrong',
  }));
