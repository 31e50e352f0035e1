import { useId, useState } from 'react';
import { maintenance } from '#core/contract/console/operations/maintenance.ts';
import {
  maintenanceMalls,
  type MaintenanceMall,
} from '#core/contract/console/operations/maintenance-malls.ts';
import { maintenanceMallNames } from '#core/rules/console/operations/maintenance-notices.ts';
import { homeOfChannel } from '#core/site/paths/previewed-pages.ts';
import { useChange } from '../../../platform/queries.ts';
import { ActForm } from '../../../ui/act-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PreviewFrame, type PreviewedNotice } from '../../content/preview-frame.tsx';
import { firstSettings } from '../../content/preview-settings.ts';
import { TimeField } from '../../../ui/time-field.tsx';
import styles from './maintenance.module.css';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const channelOf = (mall: MaintenanceMall) => (mall === '*' ? undefined : mall);

interface MaintenanceFormProps {
  /** By the server's clock. */
  readonly now: number;
  readonly onClose: (isSent: boolean) => void;
}

/** A notice with its place and time, the page as subscribers will see it, and the way to the second person. */
export function MaintenanceForm({ now, onClose }: MaintenanceFormProps) {
  const id = useId();
  const [mall, setMall] = useState<MaintenanceMall>('*');
  const [title, setTitle] = useState('系统升级中');
  const [message, setMessage] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(() =>
    new Date(Math.ceil((now + 2 * hourMs) / minuteMs) * minuteMs).toISOString(),
  );
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<PreviewedNotice>();
  const propose = useChange(maintenance.proposeMaintenance, () => onClose(true));
  const isWritten = title.trim().length >= 2 && message.trim().length >= 4;
  const isOld =
    shown !== undefined && (shown.mall !== mall || shown.title !== title || shown.message !== message);
  return (
    <div className={styles.desk}>
      <ActForm
        title="写维护公告"
        effect="每个页面顶部弹出，关不掉；要另一位负责人同意，到点自动消失，提前结束一个人就可以"
        button="提交审批"
        busy={propose.isPending}
        disabled={!isWritten || until === null}
        error={propose.error}
        reason={reason}
        onReason={setReason}
        onSubmit={() => until !== null && propose.mutate({ mall, title, message, from, until, reason })}
        onClose={() => onClose(false)}
      >
        <fieldset className={styles.malls}>
          <legend>范围</legend>
          {maintenanceMalls.map((each) => (
            <label key={each}>
              <input type="radio" name={`${id}mall`} checked={mall === each} onChange={() => setMall(each)} />
              {maintenanceMallNames[each]}
            </label>
          ))}
        </fieldset>
        <Field label="标题" required minLength={2} maxLength={20} value={title} onValue={setTitle} />
        <div className={styles.message}>
          <label htmlFor={`${id}message`}>
            正文 <small>{message.length}/120，写清到什么时候、什么不受影响</small>
          </label>
          <textarea
            id={`${id}message`}
            rows={3}
            required
            minLength={4}
            maxLength={120}
            value={message}
            // The notice is one paragraph.
            onChange={({ target }) => setMessage(target.value.replace(/\n/g, ''))}
          />
        </div>
        <div className={styles.times}>
          <TimeField label="从" hint="不填：同意后马上" value={from} onValue={setFrom} />
          <TimeField label="到" hint="最长 7 天" required value={until} onValue={setUntil} />
        </div>
      </ActForm>
      <div className={styles.preview}>
        <div className={styles.head}>
          <h2>用户看到的页面</h2>
          <Button size="small" disabled={!isWritten} onPress={() => setShown({ mall, title, message })}>
            {shown ? '刷新效果' : '看效果'}
          </Button>
        </div>
        {isOld && <p className={styles.hint}>公告改过了，点“刷新效果”看新的</p>}
        {shown ? (
          <PreviewFrame
            title="公告"
            settings={{
              ...firstSettings('floors', ''),
              place: homeOfChannel(channelOf(shown.mall)).place,
            }}
            revisionIds={[]}
            notice={shown}
          />
        ) : (
          <p className={styles.hint}>写好标题和正文，点“看效果”打开真实页面</p>
        )}
      </div>
    </div>
  );
}
