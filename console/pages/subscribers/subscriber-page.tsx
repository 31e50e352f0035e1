import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DeskSubscriberDetail } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome } from '../../ui/act-outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Code } from '../../ui/code.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { RevealNumber } from '../reveals/reveal-number.tsx';
import { AccountCards } from './account-cards.tsx';
import { MonthCard } from './month-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { SubscriberCompensation } from './subscriber-compensation.tsx';
import { SubscriberThings } from './subscriber-things.tsx';
import { ViewAs } from './view-as.tsx';
import styles from './subscribers.module.css';

const route = getRouteApi('/shell/subscribers/$userId');

/** Everything about one subscriber that helps to answer; each part is read by its own call. */
export function SubscriberPage() {
  const { userId } = route.useParams();
  const query = useQuery({ ...reading(subscriberDesk.subscriber, { userId }), refetchInterval: 15_000 });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return <Subscriber key={userId} subscriber={query.data} />;
}

function Subscriber({ subscriber }: { readonly subscriber: DeskSubscriberDetail }) {
  const { may } = useMe();
  const { userId, closing, closedAt } = subscriber;
  const [form, setForm] = useState<'end' | 'compensate' | 'view'>();
  const [said, setSaid] = useState('');
  const [reason, setReason] = useState('');
  const close = (): void => setForm(undefined);
  const done = (text: string): void => {
    setSaid(text);
    close();
  };
  const end = useChange(subscriberDesk.endSubscriberSessions, ({ ended }) => done(`已退出 ${ended} 个设备`));
  return (
    <>
      <Head
        title={subscriber.name}
        tag={<Tag tone={subscriber.levelName ? 'warning' : 'plain'}>{subscriber.levelName ?? '非会员'}</Tag>}
        facts={[subscriber.brand, subscriber.cityName].filter((fact) => fact !== '').join('，')}
      >
        {closing && <Tag tone="danger">{formatTime(closing.closesAt)} 注销</Tag>}
        {closedAt !== null && <Tag tone="danger">账号已注销</Tag>}
        <Link to="/subscribers" className={styles.link}>
          找别的用户
        </Link>
        {may('subscribers.viewAs') && closedAt === null && (
          <Button onPress={() => setForm('view')}>看他所见…</Button>
        )}
        {may('subscribers.compensate') && closedAt === null && (
          <Button onPress={() => setForm('compensate')}>补偿…</Button>
        )}
        {may('subscribers.act') && (
          <Button disabled={subscriber.openSessions === 0} onPress={() => setForm('end')}>
            退出全部设备…
          </Button>
        )}
      </Head>
      {form === 'view' && <ViewAs userId={userId} onClose={close} />}
      {form === 'compensate' && <SubscriberCompensation userId={userId} onDone={done} onClose={close} />}
      {form === 'end' && (
        <ActForm
          title="退出这位用户的全部设备"
          effect={`${subscriber.openSessions} 个登录中的设备马上退出，用户要重新登录；用户会收到消息，也能在“账号安全”里看到`}
          button="全部退出"
          look="danger"
          busy={end.isPending}
          error={end.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => end.mutate({ userId, reason })}
          onClose={close}
        />
      )}
      <ActOutcome>{said}</ActOutcome>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card title="身份">
            <RevealNumber userId={userId} masked={subscriber.mobile} />
            <FactList
              facts={[
                ['用户编号', <Code key="id">{userId}</Code>],
                [
                  '归属',
                  subscriber.isInProvince
                    ? `本省，${subscriber.cityName}`
                    : `外省或未核实，${subscriber.cityName}`,
                ],
                ['品牌', subscriber.brand],
                ['AI豆', subscriber.points.toLocaleString('zh-CN')],
                ['登录中', `${subscriber.openSessions} 个设备`],
                ['注册', formatTime(subscriber.createdAt)],
                ['注销申请', closing ? `${formatTime(closing.requestedAt)} 申请` : ''],
              ]}
            />
          </Card>
          <ProductsCard userId={userId} />
          <AccountCards userId={userId} />
        </div>
        <div className={styles.stack}>
          <MonthCard userId={userId} />
          <SubscriberThings userId={userId} />
        </div>
      </div>
    </>
  );
}
