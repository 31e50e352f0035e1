import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { content } from '#core/contract/console/content.ts';
import type { ContentKind, Revision } from '#core/contract/console/content.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Person } from '../../ui/parts.tsx';
import styles from './revision-list.module.css';
import { StateTag } from './state-tag.tsx';

interface RevisionListProps {
  readonly kind: ContentKind;
  readonly versions: readonly Revision[];
  readonly openId: string | undefined;
}

/** The versions, newest first. Rolling back publishes an older one again. */
export function RevisionList({ kind, versions, openId }: RevisionListProps) {
  const { may } = useMe();
  const [chosen, setChosen] = useState<Revision>();
  const [reason, setReason] = useState('');
  const rollBack = useChange(content.rollBackContent, () => setChosen(undefined));
  return (
    <Card title="版本" facts="回滚等于再发布一次旧版，也会留痕" isFlush>
      {chosen && (
        <div className={styles.form}>
          <ActForm
            title={`回滚到 v${chosen.version}`}
            effect="马上生效：线上换成这个版本的内容，产生一个新版本"
            button="回滚"
            look="danger"
            busy={rollBack.isPending}
            error={rollBack.error}
            reason={reason}
            onReason={setReason}
            onSubmit={() => rollBack.mutate({ revisionId: chosen.revisionId, reason })}
            onClose={() => setChosen(undefined)}
          />
        </div>
      )}
      {versions.length === 0 && <p className={styles.empty}>还没有版本，第一次保存草稿时产生</p>}
      <ul>
        {versions.map((revision) => {
          const { revisionId, version, state, note, madeBy, savedAt, publishedAt } = revision;
          return (
            <li key={revisionId} className={styles.row} aria-current={revisionId === openId}>
              <b>v{version}</b>
              <StateTag state={state} />
              <Link
                className={styles.note}
                to={`/content/${kind}/edit`}
                search={(before) => ({ ...before, revision: revisionId })}
              >
                {note || (madeBy ? '查看内容' : '之前的内容')}
              </Link>
              {madeBy && <Person name={madeBy.name} size={20} />}
              <span className={styles.when}>
                {madeBy?.name} {formatTime(publishedAt ?? savedAt)}
              </span>
              {publishedAt !== null && state !== 'published' && may('content.rollBack') && (
                <Button size="small" onPress={() => setChosen(revision)}>
                  回滚到 v{version}…
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
