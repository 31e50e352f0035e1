import { z } from 'zod';
import { appendAudit, type EntryOutcome, type TaskKind } from '../../../operators/public.ts';
import { shipParcel } from '../../fulfilment/shipments.ts';

const taskInput = z.object({
  reason: z.string(),
  by: z.object({ operatorId: z.string(), name: z.string(), network: z.string() }),
  parcels: z.record(
    z.string(),
    z.object({
      orderNo: z.string(),
      carrier: z.string(),
      trackingNo: z.string(),
      named: z.array(z.number()),
    }),
  ),
});
export type ImportInput = z.output<typeof taskInput>;

/** Ships the rows of a file, one in each transaction: what was not committed is done again, what was is not. */
export const importShipmentsTask: TaskKind = {
  kind: 'shipments-import',
  act: '导入运单号',
  stop: 'shipments.import',
  portion: 1,
  costFen: () => Promise.resolve(0),
  async run(tx, task, entries, now): Promise<readonly EntryOutcome[]> {
    const { reason, by, parcels } = taskInput.parse(task.input);
    const outcomes: EntryOutcome[] = [];
    for (const { entryId, targetKey } of entries) {
      const parcel = parcels[targetKey];
      if (!parcel) throw new Error(`the task ${task.task_id} has no parcel ${targetKey}`);
      const { orderNo, carrier, trackingNo, named } = parcel;
      const shipped = await shipParcel(tx, { orderNo, carrier, trackingNo }, now, named);
      if (typeof shipped === 'object') {
        outcomes.push({ entryId, fault: `${shipped.fault}；${shipped.cure}` });
        continue;
      }
      if (shipped === 'shipped')
        await appendAudit(
          tx,
          by,
          {
            act: '发货',
            objectKind: 'order',
            objectKey: orderNo,
            objectName: task.title,
            changes: [{ field: '运单号', before: '', after: `${carrier} ${trackingNo}` }],
            reason,
          },
          now,
        );
      outcomes.push({ entryId, resultKey: `${task.task_id} ${targetKey}` });
    }
    return outcomes;
  },
};
