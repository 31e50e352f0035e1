import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { BroadcastDetail } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { BroadcastComposer } from './broadcast-composer.tsx';
import { RecipientList } from './recipient-list.tsx';
import styles from './broadcasts.module.css';

/** A draft: its texts, its list, a look at it on a phone, and sending it. */
export function BroadcastDraft({ draft }: { readonly draft: BroadcastDetail }) {
  // Of two windows the one that saves later is refused, so the page sends what it has read itself.
  const [edit, setEdit] = useState(draft.edit);
  const { broadcastId, audience, listed, samples, proposalId, fault } = draft;
  const isListMissing = audience.kind === 'list' && !listed;
  return (
    <>
      {fault !== '' && (
        <p role="alert" className={styles.counted}>
          {fault}
        </p>
      )}
      <BroadcastComposer
        draft={draft}
        edit={edit}
        onSaved={(saved) => setEdit(saved.edit)}
        side={<SampleCard broadcastId={broadcastId} samples={samples} />}
      >
        {audience.kind === 'list' && (
          <RecipientList broadcastId={broadcastId} listed={listed} onUploaded={setEdit} />
        )}
        {proposalId !== null && (
          <Card title="等待审批" facts="改动草稿后，这条申请不能再同意">
            <Link className={styles.link} to="/approvals" search={{ list: 'own', proposal: proposalId }}>
              看申请
            </Link>
          </Card>
        )}
        {proposalId === null && !isListMissing && <SendCard broadcastId={broadcastId} edit={edit} />}
      </BroadcastComposer>
    </>
  );
}

type Samples = Pick<BroadcastDetail, 'broadcastId' | 'samples'>;
function SampleCard({ broadcastId, samples }: Samples) {
  const [mobile, setMobile] = useState('');
  const send = useChange(broadcasts.sendSample);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!send.isPending) send.mutate({ broadcastId, mobile: mobile.trim() });
  };
  return (
    <Card title="发给自己看" facts="一小时最多 5 次，写入审计日志">
      <form className={styles.sample} onSubmit={submit} aria-label="发给自己看">
        <Field
          label="手机号"
          hint="登录过的号码"
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="1[3-9][0-9]{9}"
          value={mobile}
          onValue={setMobile}
        />
        <Button type="submit" busy={send.isPending}>
          发一条
        </Button>
      </form>
      <div role="status" className={styles.said}>
        {send.data && `已发给 ${send.data.mobile}，这一小时还能发 ${send.data.leftThisHour} 次`}
      </div>
      <FormError error={send.error} />
      {samples.length > 0 && (
        <ul className={styles.samples} aria-label="试发过">
          {samples.map(({ mobile: to, at, by }) => (
            <li key={at}>
              {by} 发给 {to}
              <time>{formatTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface SendCardProps {
  readonly broadcastId: string;
  readonly edit: number;
}
function SendCard({ broadcastId, edit }: SendCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [sendAt, setSendAt] = useState<string | null>(null);
  const start = useChange(broadcasts.startBroadcast);
  if (!isOpen)
    return (
      <Card title="发送" facts="超过 10,000 人或发给全部用户要负责人同意">
        <Button look="primary" onPress={() => setOpen(true)}>
          发送…
        </Button>
      </Card>
    );
  return (
    <ActForm
      title="发送"
      effect={
        sendAt === null
          ? '分批写进每个人的消息页，每人最多一条；发送中可以停下，发错了可以撤回'
          : '到点开始发，之前可以撤回；人数以发送时为准'
      }
      button={sendAt === null ? '发送' : '定时发送'}
      busy={start.isPending}
      error={start.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => start.mutate({ broadcastId, edit, sendAt, reason })}
      onClose={() => setOpen(false)}
    >
      <TimeField label="发送时间" hint="中国时间，空着表示马上" value={sendAt} onValue={setSendAt} />
    </ActForm>
  );
}
