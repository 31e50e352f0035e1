import { useState } from 'react';
import { carriers } from '#core/config/carriers.ts';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../goods/select.tsx';

const carrierNames = carriers.map(({ name }) => [name, name] as const);
const [first] = carriers;

interface ParcelFieldsProps {
  readonly carrier: string;
  readonly onCarrier: (carrier: string) => void;
  readonly trackingNo: string;
  readonly onTrackingNo: (trackingNo: string) => void;
}
const ParcelFields = ({ carrier, onCarrier, trackingNo, onTrackingNo }: ParcelFieldsProps) => (
  <>
    <Select label="快递公司" value={carrier} options={carrierNames} onValue={onCarrier} />
    <Field
      label="运单号"
      hint={carriers.find(({ name }) => name === carrier)?.example ?? ''}
      required
      maxLength={40}
      value={trackingNo}
      onValue={onTrackingNo}
    />
  </>
);

interface FormProps {
  readonly orderNo: string;
  readonly onDone: (outcome: string) => void;
  readonly onClose: () => void;
}

/** One order is sent. */
export function ShipForm({ orderNo, onDone, onClose }: FormProps) {
  const [carrier, setCarrier] = useState<string>(first.name);
  const [trackingNo, setTrackingNo] = useState('');
  const ship = useChange(shipping.shipOrderByHand, ({ outcome }) => onDone(outcome));
  return (
    <ActForm
      title="发货"
      effect="没有退款的实物商品一起寄出，马上通知用户运单号；寄出后用户不能再自己退款"
      button="确认发货"
      busy={ship.isPending}
      error={ship.error}
      onSubmit={() => ship.mutate({ orderNo, carrier, trackingNo })}
      onClose={onClose}
    >
      <ParcelFields
        carrier={carrier}
        onCarrier={setCarrier}
        trackingNo={trackingNo}
        onTrackingNo={setTrackingNo}
      />
    </ActForm>
  );
}

interface CorrectFormProps extends FormProps {
  readonly shipment: NonNullable<ConsoleOrderDetail['shipment']>;
}

/** Another number for a parcel on its way. */
export function CorrectForm({ orderNo, shipment, onDone, onClose }: CorrectFormProps) {
  // The number that the operator decides about stays the one that the form was opened with.
  const [shown] = useState(shipment.trackingNo);
  const [carrier, setCarrier] = useState(shipment.carrier);
  const [trackingNo, setTrackingNo] = useState('');
  const [reason, setReason] = useState('');
  const correct = useChange(shipping.correctShipment, ({ outcome }) => onDone(outcome));
  return (
    <ActForm
      title="更正运单号"
      effect={`现在是${shipment.carrier} ${shown}；更正后用户看到新运单号并收到通知，物流经过留下一条更正`}
      button="更正"
      busy={correct.isPending}
      error={correct.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => correct.mutate({ orderNo, shown, carrier, trackingNo, reason })}
      onClose={onClose}
    >
      <ParcelFields
        carrier={carrier}
        onCarrier={setCarrier}
        trackingNo={trackingNo}
        onTrackingNo={setTrackingNo}
      />
    </ActForm>
  );
}
