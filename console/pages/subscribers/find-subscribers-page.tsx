import { Link, useNavigate } from '@tanstack/react-router';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DeskSubscriber } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import { call } from '../../platform/call.ts';
import { formatTime } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardFrame } from '../../ui/card.tsx';
import { Code } from '../../ui/code.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import styles from './subscribers.module.css';

const columns: readonly Column<DeskSubscriber>[] = [
  {
    title: '用户',
    cell: ({ userId, name }) => (
      <Link to="/subscribers/$userId" params={{ userId }} search={{}} className={styles.link}>
        {name}
      </Link>
    ),
  },
  { title: '号码', cell: ({ mobile }) => <Code>{mobile}</Code> },
  { title: '等级', cell: ({ levelName }) => levelName ?? '非会员' },
  { title: '城市', cell: ({ cityName }) => cityName },
  { title: '注册', cell: ({ createdAt }) => formatTime(createdAt) },
  {
    title: '账号',
    cell: ({ closedAt }) =>
      closedAt === null ? <Tag tone="success">正常</Tag> : <Tag>{formatTime(closedAt)} 已注销</Tag>,
  },
];

/** Finds a subscriber by one whole number. What is typed is sent in the body of the call and stays out of the address and the history. */
export function FindSubscribersPage() {
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const find = useMutation({
    mutationFn: (typed: string) => call(subscriberDesk.findSubscribers, { number: typed }),
    onSuccess: ({ rows: [first, second] }) => {
      if (first && !second)
        void navigate({ to: '/subscribers/$userId', params: { userId: first.userId }, search: {} });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!find.isPending) find.mutate(number);
  };
  const rows = find.data?.rows ?? [];
  return (
    <>
      <Head title="找用户" facts="按一个完整的号码查找，查不到就是没有" />
      <div className={styles.find}>
        <Card title="查找">
          <form className={styles.findForm} onSubmit={submit} aria-label="找用户">
            <Field
              label="号码"
              hint="手机号码、订单号、领取编号、工单号（T-1024）或用户编号"
              required
              minLength={2}
              maxLength={64}
              autoComplete="off"
              value={number}
              onValue={setNumber}
            />
            <Button look="primary" type="submit" busy={find.isPending}>
              查找
            </Button>
          </form>
          <FormError error={find.error} />
          <p className={styles.hint} role="status">
            {find.data && rows.length === 0
              ? '没有找到，请核对是不是完整的号码，有没有多打或少打一位'
              : '不能按号码后四位查找；号码只在这次查找里用，不会留在地址、日志和审计里'}
          </p>
        </Card>
        {rows.length > 1 && (
          <CardFrame label="找到的用户">
            <DataTable caption="找到的用户" columns={columns} rows={rows} keyOf={({ userId }) => userId} />
          </CardFrame>
        )}
      </div>
    </>
  );
}
