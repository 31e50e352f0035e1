import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BroadcastDetail } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import { topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Figure, Figures, Meter } from '../../ui/figure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Head, ListState } from '../../ui/parts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { StopTaskForm } from '../tasks/stop-task-form.tsx';
import { BroadcastDraft } from './broadcast-draft.tsx';
import { BroadcastStateTag, peopleText, readShare } from './broadcast-words.tsx';
import { MessagePreview } from './message-preview.tsx';
import styles from './broadcasts.module.css';

const route = getRouteApi('/shell/content/broadcasts/$broadcastId');
const everyMs = 2000;

/** One message: a draft to write, or how far it is and who has read it. */
export function BroadcastPage() {
  const { broadcastId } = route.useParams();
  const { may } = useMe();
  const query = useQuery({
    ...reading(broadcasts.broadcast, { broadcastId }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'sending' || data?.state === 'scheduled' || data?.state === 'waiting' ? everyMs : false,
  });
  const [act, setAct] = useState<'stop' | 'withdraw'>();
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { title, state, madeBy, madeAt, taskId } = data;
  const isDraft = state === 'draft' || state === 'waiting';
  const mayStop = may('messages.stop');
  return (
    <>
      <Head
        title={title}
        tag={<BroadcastStateTag state={state} />}
        facts={`${madeBy.name} ${formatTime(madeAt)} 建`}
      >
        {state === 'sending' && taskId !== null && mayStop && (
          <Button look="stop" onPress={() => setAct('stop')}>
            <Icon name="stop" />
            停止发送…
          </Button>
        )}
        {state !== 'withdrawn' && mayStop && (
          <Button look="danger" onPress={() => setAct('withdraw')}>
            {isDraft ? '删掉草稿…' : '撤回…'}
          </Button>
        )}
      </Head>
      {query.error && <ListState query={query} isEmpty={false} empty="" />}
      {act === 'stop' && taskId !== null && (
        <StopTaskForm taskId={taskId} title={title} onClose={() => setAct(undefined)} />
      )}
      {act === 'withdraw' && (
        <WithdrawForm broadcastId={broadcastId} isSent={!isDraft} onClose={() => setAct(undefined)} />
      )}
      {isDraft && may('messages.propose') ? (
        <BroadcastDraft key={broadcastId} draft={data} />
      ) : (
        <SentBroadcast broadcast={data} />
      )}
    </>
  );
}

interface WithdrawFormProps {
  readonly broadcastId: string;
  readonly isSent: boolean;
  readonly onClose: () => void;
}
function WithdrawForm({ broadcastId, isSent, onClose }: WithdrawFormProps) {
  const [reason, setReason] = useState('');
  const withdraw = useChange(broadcasts.withdrawBroadcast, onClose);
  return (
    <ActForm
      title={isSent ? '撤回消息' : '删掉草稿'}
      effect={
        isSent
          ? '马上从所有人的消息页消失，没发的不再发；已经看过的收不回记忆，撤回后不能恢复'
          : '这条草稿不再能发，记录留着'
      }
      button={isSent ? '撤回' : '删掉草稿'}
      look="danger"
      busy={withdraw.isPending}
      error={withdraw.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => withdraw.mutate({ broadcastId, reason })}
      onClose={onClose}
    />
  );
}

function SentBroadcast({ broadcast }: { readonly broadcast: BroadcastDetail }) {
  const { topic, title, text, link, audienceText, recipients, sent, reads, state, taskId, fault } = broadcast;
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['类型', topicOf[topic].name],
    ['发给', audienceText],
    ['去哪儿', link || '没有按钮'],
    ['发送时间', broadcast.sendAt === null ? '' : formatTime(broadcast.sendAt)],
    ['开始', broadcast.startedAt === null ? '' : formatTime(broadcast.startedAt)],
    [
      '撤回',
      broadcast.withdrawnAt === null
        ? ''
        : `${broadcast.withdrawnBy?.name ?? ''} ${formatTime(broadcast.withdrawnAt)}`,
    ],
    ['说明', fault],
  ];
  return (
    <>
      <Figures>
        <Figure title="人数" value={peopleText(recipients)}>
          {recipients?.exact === false && '发送时数到这里，发完以实际为准'}
        </Figure>
        <Figure title="已发" value={sent.toLocaleString('zh-CN')} />
        <Figure title="已读" value={reads.toLocaleString('zh-CN')}>
          {readShare(broadcast)}
        </Figure>
      </Figures>
      <Columns
        side={
          <MessagePreview
            topic={topic}
            title={title}
            text={text}
            hasLink={link !== ''}
            at={Date.parse(broadcast.startedAt ?? broadcast.madeAt)}
          />
        }
      >
        {state === 'sending' && (
          <Card title="进度" facts="每批一次提交，停下时没提交的一条也不发">
            <p className={styles.progress} role="status">
              <Meter part={sent} whole={recipients?.value ?? 0} label={`${title} 进度`} />
              {sent.toLocaleString('zh-CN')} / {peopleText(recipients)}
            </p>
          </Card>
        )}
        <Card title="这条消息">
          <FactList facts={facts} />
          {taskId !== null && (
            <Link to="/tasks" search={{ task: taskId }} className={styles.link}>
              任务和逐行结果
            </Link>
          )}
        </Card>
      </Columns>
    </>
  );
}
