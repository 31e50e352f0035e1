import { useId, useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { AgreementVersion } from '#core/contract/console/messages/agreements.shapes.ts';
import { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { ParagraphDiff } from './paragraph-diff.tsx';
import styles from './agreements.module.css';

interface AgreementFormProps {
  readonly templateId: string;
  readonly latest: AgreementVersion;
  readonly onClose: () => void;
}

/** A new version on the latest one, with what it changes while it is written. */
export function AgreementForm({ templateId, latest, onClose }: AgreementFormProps) {
  const id = useId();
  const [title, setTitle] = useState(latest.title);
  const [body, setBody] = useState(latest.body);
  const [effectiveAt, setEffectiveAt] = useState<string | null>(null);
  const [needsConsent, setNeedsConsent] = useState(true);
  const [reason, setReason] = useState('');
  const propose = useChange(agreementConsole.proposeAgreement);
  if (propose.data)
    return (
      <Card title="已提交审批">
        <p role="status">
          负责人同意后{effectiveAt === null ? '马上' : '到点'}生效，
          <Link
            className={styles.link}
            to="/approvals"
            search={{ list: 'own', proposal: propose.data.proposalId }}
          >
            看申请
          </Link>
        </p>
      </Card>
    );
  return (
    <div className={styles.editing}>
      <ActForm
        title={`在 ${latest.version} 上写新版本`}
        effect="提交后由负责人同意；旧版和已有的同意都留着，不会改动"
        button="提交审批"
        busy={propose.isPending}
        error={propose.error}
        reason={reason}
        onReason={setReason}
        onSubmit={() =>
          propose.mutate({
            templateId,
            baseVersion: latest.version,
            title,
            body,
            effectiveAt,
            needsConsent,
            reason,
          })
        }
        onClose={onClose}
      >
        <Field label="标题" required minLength={2} maxLength={40} value={title} onValue={setTitle} />
        <div className={styles.body}>
          <label htmlFor={id}>
            正文 <small>一行一段</small>
          </label>
          <textarea
            id={id}
            rows={18}
            required
            maxLength={30_000}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </div>
        <TimeField
          label="生效时间"
          hint="中国时间，空着表示同意后马上"
          value={effectiveAt}
          onValue={setEffectiveAt}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={needsConsent}
            onChange={({ target }) => setNeedsConsent(target.checked)}
          />
          同意过旧版的用户要重新同意
        </label>
      </ActForm>
      <Card title="改动" facts={`比 ${latest.version}`}>
        <ParagraphDiff before={latest.body} after={body} />
      </Card>
    </div>
  );
}
