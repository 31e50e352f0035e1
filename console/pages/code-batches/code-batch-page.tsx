import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { CodeBatch } from '#core/contract/console/rights/code-batches.shapes.ts';
import { codeBatches } from '#core/contract/console/rights/rights.ts';
import { formatTime } from '../../platform/format.ts';
import { periodText } from '../../platform/period-text.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Figure, Figures, Meter } from '../../ui/figure.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { BatchState } from './code-batches-page.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './code-batches.module.css';

const route = getRouteApi('/shell/rights/codes/$batchId');
const shown = (count: number): string => count.toLocaleString('zh-CN');

/** One batch: how far it is made, its exchanges, stopping it, and its one export. */
export function CodeBatchPage() {
  const { batchId } = route.useParams();
  const query = useQuery({
    ...reading(codeBatches.codeBatch, { batchId }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 2_000 : false),
  });
  const { may } = useMe();
  const [isActing, setActing] = useState(false);
  const { data } = query;
  if (!data) return <ListState query={query} isEmpty={false} empty="" />;
  const { name, gives, made, planned, exchanged, released, state, stop, waiting } = data;
  const isStopped = stop !== null;
  return (
    <>
      <Head
        title={name}
        tag={
          <>
            <BatchState state={state} />
            {waiting.map(({ proposalId, act, by }) => (
              <Tag key={proposalId} tone="warning">
                {act}待审批（{by}）
              </Tag>
            ))}
          </>
        }
        facts={`${gives} · ${periodText(data)}`}
      >
        {may('codes.stop') && state !== 'ended' && (
          <Button look={isStopped ? 'plain' : 'danger'} onPress={() => setActing(true)}>
            {isStopped ? '恢复兑换…' : '停止兑换…'}
          </Button>
        )}
      </Head>
      {isActing && <StopForm batch={data} onClose={() => setActing(false)} />}
      <Columns side={<ExportCard batch={data} />}>
        <Card title="卡密">
          <Figures>
            <Figure title="已制作" value={shown(made)} unit={`/ ${shown(planned)}`}>
              {made < planned && <Meter part={made} whole={planned} label="制作进度" />}
            </Figure>
            <Figure title="已兑换" value={shown(exchanged)}>
              <Meter part={exchanged} whole={made} label="兑换" />
            </Figure>
            <Figure title="退回可再用" value={shown(released)} />
            <Figure title="未兑换" value={shown(made - exchanged)} />
          </Figures>
        </Card>
        <ExchangeDays days={data.days} />
        <BatchFacts batch={data} />
      </Columns>
    </>
  );
}

function ExchangeDays({ days }: { readonly days: CodeBatch['days'] }) {
  const most = Math.max(1, ...days.map(({ exchanged }) => exchanged));
  return (
    <Card title="每天兑换" facts="近 14 天">
      <ol className={styles.days}>
        {days.map(({ day, exchanged }) => (
          <li key={day}>
            <span>{day.slice(5)}</span>
            <Meter part={exchanged} whole={most} label={day} />
            <b>{shown(exchanged)}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function BatchFacts({ batch }: { readonly batch: CodeBatch }) {
  const { batchId, productName, actNum, proposedBy, approvedBy, madeAt, stop } = batch;
  const facts = [
    ['批次编号', batchId],
    ['产品', productName],
    ['兑换页活动号', actNum || '—'],
    ['申请和批准', proposedBy === null ? '不是在运营台制作的' : `${proposedBy} 提，${approvedBy ?? '—'} 批`],
    ['做好的时间', madeAt === null ? '—' : formatTime(madeAt)],
    ['停止', stop ? `${formatTime(stop.at)} ${stop.by}：${stop.reason}` : ''],
  ] as const;
  return (
    <Card title="记录">
      <FactList facts={facts} />
    </Card>
  );
}

interface StopFormProps {
  readonly batch: CodeBatch;
  readonly onClose: () => void;
}
function StopForm({ batch: { batchId, name, stop }, onClose }: StopFormProps) {
  const [reason, setReason] = useState('');
  const stopping = useChange(codeBatches.stopCodeBatch, onClose);
  const restarting = useChange(codeBatches.proposeCodeRestart, onClose);
  const act = stop ? restarting : stopping;
  return (
    <ActForm
      title={stop ? `恢复兑换：${name}` : `停止兑换：${name}`}
      effect={
        stop
          ? '财务或负责人同意后，没兑换过的卡密在原来的时间内可以继续兑换'
          : '马上生效：没兑换过的卡密不能再兑换，用户看到“已停止兑换”；已兑换的不受影响'
      }
      button={stop ? '提交审批' : '立即停止'}
      look={stop ? 'primary' : 'danger'}
      busy={act.isPending}
      error={act.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => act.mutate({ batchId, reason })}
      onClose={onClose}
    />
  );
}
