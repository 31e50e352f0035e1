import { useState } from 'react';
import { content } from '#core/contract/console/content.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { TimeField } from '../../ui/time-field.tsx';

export type PublishAct = 'publish' | 'schedule' | 'withdraw';

const texts = {
  publish: { title: '发布', button: '立即发布', effect: '几秒内到所有手机；发布前再检查一遍' },
  schedule: {
    title: '定时发布',
    button: '定时',
    effect: '到点自动发布，有结束时间的到期恢复之前的内容；到点时线上若已变化，会退回草稿',
  },
  withdraw: { title: '撤回', button: '撤回这个版本', effect: '这个版本不再发布，线上内容不变' },
} as const;

interface PublishFormProps {
  readonly act: PublishAct;
  readonly opened: DataOf<typeof content.contentRevision>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The acts on a version, each with its effect and a reason. */
export function PublishForm({ act, opened: { revision, edit }, onClose, onDone }: PublishFormProps) {
  const [reason, setReason] = useState('');
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [unpublishAt, setUnpublishAt] = useState<string | null>(null);
  const changes = {
    publish: useChange(content.publishRevision, onDone),
    schedule: useChange(content.scheduleRevision, onDone),
    withdraw: useChange(content.withdrawRevision, onDone),
  };
  const { revisionId } = revision;
  const submit = (): void => {
    if (act === 'publish') changes.publish.mutate({ revisionId, edit, reason });
    else if (act === 'withdraw') changes.withdraw.mutate({ revisionId, reason });
    else if (publishAt !== null)
      changes.schedule.mutate({
        revisionId,
        edit,
        publishAt,
        ...(unpublishAt !== null && { unpublishAt }),
        reason,
      });
  };
  const { title, button, effect } = texts[act];
  return (
    <ActForm
      title={`${title} v${revision.version}`}
      effect={effect}
      button={button}
      look={act === 'withdraw' ? 'danger' : 'primary'}
      busy={changes[act].isPending}
      error={changes[act].error}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={onClose}
    >
      {act === 'schedule' && (
        <>
          <TimeField label="发布时间" hint="中国时间" required value={publishAt} onValue={setPublishAt} />
          <TimeField label="结束时间" hint="空着表示一直" value={unpublishAt} onValue={setUnpublishAt} />
        </>
      )}
    </ActForm>
  );
}
