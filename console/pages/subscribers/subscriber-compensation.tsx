import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compensationCases } from '#core/contract/console/service/compensations/compensation-states.ts';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { CompensationForm } from '../compensations/compensation-form.tsx';
import formStyles from '../compensations/compensations.module.css';

const shown = 10;

interface SubscriberCompensationProps {
  readonly userId: string;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** A compensation for one of the subscriber's newest tickets, orders and claims. */
export function SubscriberCompensation({ userId, onDone, onClose }: SubscriberCompensationProps) {
  const [chosen, setChosen] = useState('');
  const page = { userId, limit: shown };
  const tickets = useQuery(reading(subscriberDesk.subscriberTickets, page));
  const orders = useQuery(reading(subscriberDesk.subscriberOrders, page));
  const claims = useQuery(reading(subscriberDesk.subscriberClaims, page));
  const groups = [
    ['工单', tickets.data?.rows.map((each) => [`ticket ${each.ticketId}`, `${each.ticketNo} ${each.title}`])],
    [
      '订单',
      orders.data?.rows.map((each) => [
        `order ${each.orderNo}`,
        `${each.goodsName}，${formatTime(each.createdAt)}`,
      ]),
    ],
    [
      '领取',
      claims.data?.rows.map((each) => [
        `claim ${each.claimId}`,
        `${each.rightsName}，${formatTime(each.claimedAt)}`,
      ]),
    ],
  ] as const;
  const [kind, key] = chosen.split(/ (.*)/s);
  const ofKind = compensationCases.find((each) => each === kind);
  return (
    <CompensationForm
      userId={userId}
      of={ofKind && key ? { kind: ofKind, key } : undefined}
      onDone={onDone}
      onClose={onClose}
    >
      <label className={formStyles.case}>
        <span>为了哪件事</span>
        <select required value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">选一个工单、订单或领取</option>
          {groups.map(
            ([title, options]) =>
              options &&
              options.length > 0 && (
                <optgroup key={title} label={title}>
                  {options.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </label>
    </CompensationForm>
  );
}
