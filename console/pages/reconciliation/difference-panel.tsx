import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { money } from '#core/contract/console/orders/money/money.ts';
import type { DifferenceDetail } from '#core/contract/console/orders/money/money.shapes.ts';
import { differenceStateNames } from '#core/rules/console/money/money-names.ts';
import { orderStateTexts } from '#core/rules/order/order-states.ts';
import {
  accountName,
  differenceKindNames,
  repairNames,
  sourceName,
} from '#core/rules/pay/difference-words.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import { DecisionForm } from './decision-form.tsx';
import { amountText } from './difference-texts.ts';
import styles from './reconciliation.module.css';

const tones = { open: 'danger', waiting: 'warning', repaired: 'success', ignored: 'plain' } as const;

/** One difference: both sides, the proposed repair with the entries that it writes, and the decision. */
export function DifferencePanel({ differenceId }: { readonly differenceId: number }) {
  const query = useQuery({ ...reading(money.differenceDetail, { differenceId }), refetchInterval: 5_000 });
  if (!query.data)
    return (
      <Card title="差异">
        <ListState query={query} isEmpty={false} empty="" />
      </Card>
    );
  return <Difference difference={query.data} />;
}

function Difference({ difference }: { readonly difference: DifferenceDetail }) {
  const { may } = useMe();
  const [form, setForm] = useState<'repair' | 'ignore'>();
  const { differenceId, source, kind, repair, state, plan, acts, waiting, decided } = difference;
  const isOpen = state === 'open' || state === 'waiting';
  return (
    <Card
      title={differenceKindNames[kind]}
      facts={`D-${differenceId}`}
      aside={<Tag tone={tones[state]}>{differenceStateNames[state]}</Tag>}
    >
      <div className={styles.sides}>
        <Side title="我们的账" text={amountText(source, difference.ours)} />
        <Side title={`${sourceName(source)}账单`} text={amountText(source, difference.theirs)} />
      </div>
      <FactList facts={factsOf(difference)} />
      {isOpen && (
        <section className={styles.plan} aria-label="建议">
          <h3>建议：{repairNames[repair]}</h3>
          {plan.effects.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Entries entries={plan.entries} />
        </section>
      )}
      {difference.lastError !== '' && (
        <p className={styles.failed} role="alert">
          上次修复没有完成：{difference.lastError}
        </p>
      )}
      {waiting && (
        <p className={styles.decision}>
          {waiting.by.name}申请{waiting.act}：{waiting.reason}{' '}
          <Link to="/approvals" search={{ list: 'all', proposal: waiting.proposalId }}>
            去审批
          </Link>
        </p>
      )}
      {decided && (
        <p className={styles.decision}>
          {decided.by.name}申请{decided.act}，{decided.approvedBy?.name}同意：{decided.reason}
          {isOpen && '（正在执行）'}
        </p>
      )}
      {may('money.propose') && state === 'open' && form === undefined && (
        <>
          <p className={styles.note}>修复和忽略都要两个人：您申请，另一位财务或负责人同意后执行</p>
          <div className={styles.acts}>
            <Button disabled={acts.ignore !== null} onPress={() => setForm('ignore')}>
              忽略…
            </Button>
            <Button look="primary" disabled={acts.repair !== null} onPress={() => setForm('repair')}>
              申请执行…
            </Button>
          </div>
        </>
      )}
      {form && state === 'open' && (
        <DecisionForm difference={difference} decision={form} onClose={() => setForm(undefined)} />
      )}
    </Card>
  );
}

const Side = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={styles.side}>
    <span>{title}</span>
    <b>{text}</b>
  </div>
);

const factsOf = (difference: DifferenceDetail): readonly (readonly [string, ReactNode])[] => [
  ['日期', difference.day],
  [
    '日结后发现',
    difference.closedDay === null ? '' : `属于 ${difference.closedDay} 的账单，记在发现的这一天`,
  ],
  ['单号', numberOf(difference.reference)],
  ['支付号', numberOf(difference.paymentNo)],
  ['渠道流水', numberOf(difference.tradeNo)],
  ['订单', orderOf(difference)],
  ['商品', difference.goodsName],
  ['发现', formatTime(difference.foundAt)],
  ['处理', difference.settledAt ? formatTime(difference.settledAt) : ''],
  ['经过', difference.note],
];

const numberOf = (number: string | null): ReactNode =>
  number === null ? '' : <span className={styles.code}>{number}</span>;

const orderOf = ({ orderNo, orderState }: DifferenceDetail): ReactNode =>
  orderNo === null ? (
    ''
  ) : (
    <Link to="/orders/$orderNo" params={{ orderNo }} className={styles.order}>
      {orderNo}
      {orderState && `（${orderStateTexts[orderState]}）`}
    </Link>
  );

function Entries({ entries }: { readonly entries: DifferenceDetail['plan']['entries'] }) {
  if (entries.length === 0) return null;
  return (
    <table className={styles.entries}>
      <caption>会记的分录</caption>
      <thead>
        <tr>
          <th scope="col">分录</th>
          <th scope="col">借</th>
          <th scope="col">贷</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ debit, credit, amountFen }) => (
          <tr key={`${debit} ${credit}`}>
            <td>{formatFen(amountFen)}</td>
            <td>{accountName(debit)}</td>
            <td>{accountName(credit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
