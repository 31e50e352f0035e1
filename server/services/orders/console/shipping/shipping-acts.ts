import type { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { correctObstacle, shipVerdict } from '#core/rules/console/orders/shipping/ship-obstacle.ts';
import { parcelFault, plainTrackingNo } from '#core/rules/console/orders/shipping/tracking-number.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { correctParcel, shipParcel } from '../../fulfilment/shipments.ts';
import { shipFacts } from '../../fulfilment/ship-facts.ts';
import { lockedOrder } from '../../orders/tables.ts';

type Call<Name extends keyof typeof shipping> = (typeof shipping)[Name];
type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

/** The parcel with its number as carriers print it; a wrong one is refused. */
function checked<P extends { readonly carrier: string; readonly trackingNo: string }>(input: P): P {
  const trackingNo = plainTrackingNo(input.trackingNo);
  const wrong = parcelFault(input.carrier, trackingNo);
  if (wrong) throw new Refusal(`${wrong.fault}，${wrong.cure}`);
  return { ...input, trackingNo };
}

/** Sends one order by the way of the warehouse's file. */
export async function shipOrderByHand(
  { db, clock }: ConsoleDeps,
  input: InputOf<Call<'shipOrderByHand'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'shipOrderByHand'>>> {
  const parcel = checked(input);
  const { orderNo, carrier, trackingNo } = parcel;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const facts = (await shipFacts(tx, [parcel])).get(orderNo);
    const verdict = shipVerdict(facts, parcel);
    const shipped = verdict ?? (await shipParcel(tx, parcel, now));
    if (shipped === 'same') throw new Refusal('已经用这个运单号发货');
    if (shipped !== 'shipped') throw new Refusal(`${shipped.fault}，${shipped.cure}`);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '发货',
        objectKind: 'order',
        objectKey: orderNo,
        objectName: orderNo,
        changes: [{ field: '运单号', before: '', after: `${carrier} ${trackingNo}` }],
      },
      now,
    );
  });
  return { outcome: '已发货，已通知用户' };
}

/** Corrects the number of a parcel that was sent. Of two who correct it at once the second learns what it is now. */
export async function correctShipment(
  { db, clock }: ConsoleDeps,
  input: InputOf<Call<'correctShipment'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'correctShipment'>>> {
  const { orderNo, shown, carrier, trackingNo, reason } = checked(input);
  const parcel = { orderNo, carrier, trackingNo };
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    const facts = (await shipFacts(tx, [parcel])).get(orderNo);
    if (!order || !facts) throw new NotFound('没有这个订单');
    const { shipment, numberOfOther } = facts;
    const obstacle = correctObstacle(shipment);
    if (obstacle !== null || !shipment) throw new Refusal(obstacle ?? '还没有发货');
    if (shipment.trackingNo !== shown)
      throw new Refusal(`运单号刚刚改成了${shipment.carrier} ${shipment.trackingNo}，请刷新`);
    if (shipment.carrier === carrier && shipment.trackingNo === trackingNo)
      throw new Refusal('和现在的运单号一样');
    if (numberOfOther !== null)
      throw new Refusal(`运单号已用在另一位用户的订单 ${numberOfOther}，核对运单号`);
    await correctParcel(tx, { ...parcel, shown, userId: order.user_id }, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '更正运单号',
        objectKind: 'order',
        objectKey: orderNo,
        objectName: orderNo,
        changes: [
          {
            field: '运单号',
            before: `${shipment.carrier} ${shipment.trackingNo}`,
            after: `${carrier} ${trackingNo}`,
          },
        ],
        reason,
      },
      now,
    );
  });
  return { outcome: '已更正，已通知用户' };
}
