import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { content } from '#core/contract/console/content.ts';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { ContentItem } from '#core/rules/console/content-document.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import { Diff, Head } from '../../ui/parts.tsx';
import { sentDocument } from './content-items.ts';
import styles from './content-editor.module.css';
import { PublishForm, type PublishAct } from './publish-form.tsx';
import { StateTag } from './state-tag.tsx';

interface EditorHeadProps {
  readonly kind: ContentKind;
  readonly entityKey: string;
  readonly name: string;
  readonly version: number | null;
  readonly opened: DataOf<typeof content.contentRevision> | undefined;
  readonly items: readonly ContentItem[];
  readonly isDirty: boolean;
  readonly mayEdit: boolean;
  readonly changes: number;
}

/** Which version is open, and its acts: save, publish at once or at a time, withdraw. */
export function EditorHead(props: EditorHeadProps) {
  const { kind, entityKey, name, version, opened, items, isDirty, mayEdit, changes } = props;
  const { may } = useMe();
  const navigate = useNavigate();
  const [act, setAct] = useState<PublishAct>();
  const open = (revision: string | undefined): void => {
    setAct(undefined);
    void navigate({ to: `/content/${kind}/edit`, search: { key: entityKey, ...(revision && { revision }) } });
  };
  const save = useChange(content.saveDraft, ({ revisionId }) => open(revisionId));
  const rebase = useChange(content.rebaseDraft);
  const revision = opened?.revision;
  const isStale = opened?.isStale ?? false;
  const isDraft = revision?.state === 'draft';
  const draft = opened && isDraft ? { revisionId: opened.revision.revisionId, edit: opened.edit } : undefined;
  const facts = [
    version === null ? '线上内容还没有版本' : `线上是 v${version}`,
    `改动 ${changes} 处`,
    ...(revision ? [`${formatTime(revision.savedAt)} 保存`] : []),
    ...(revision?.publishAt && revision.state === 'scheduled'
      ? [`${formatTime(revision.publishAt)} 发布`]
      : []),
  ].join('，');
  return (
    <>
      <Head
        title={name}
        tag={revision ? <StateTag state={revision.state} version={revision.version} /> : undefined}
        facts={facts}
      >
        {revision && revision.state !== 'draft' && (
          <Button onPress={() => open(undefined)}>最新的草稿</Button>
        )}
        {mayEdit && (
          <Button
            busy={save.isPending}
            disabled={!isDirty}
            onPress={() =>
              save.mutate({ kind, key: entityKey, document: sentDocument(items), ...(draft && { draft }) })
            }
          >
            保存草稿
          </Button>
        )}
        {revision && may('content.edit') && (isDraft || revision.state === 'scheduled') && (
          <Button look="danger" onPress={() => setAct('withdraw')}>
            撤回…
          </Button>
        )}
        {draft && may('content.publish') && (
          <>
            <Button disabled={isDirty || isStale} onPress={() => setAct('schedule')}>
              定时发布…
            </Button>
            <Button look="primary" disabled={isDirty || isStale} onPress={() => setAct('publish')}>
              发布…
            </Button>
          </>
        )}
      </Head>
      <FormError error={save.error ?? rebase.error} />
      {revision?.fault && (
        <p role="status" className={styles.note}>
          {revision.fault}
        </p>
      )}
      {opened?.isStale && draft && (
        <section className={styles.note} aria-label="线上有更新">
          <p>
            线上内容在这个草稿之后变过。取用线上的更新后才能发布
            {opened.conflicts.length > 0 ? '；两边都改过的地方保留草稿的：' : ''}
          </p>
          {opened.conflicts.length > 0 && <Diff changes={opened.conflicts} />}
          <Button
            look="primary"
            busy={rebase.isPending}
            disabled={isDirty}
            onPress={() => rebase.mutate(draft)}
          >
            取用线上的更新
          </Button>
        </section>
      )}
      {act && opened && (
        <PublishForm
          key={act}
          act={act}
          opened={opened}
          onClose={() => setAct(undefined)}
          onDone={() => open(undefined)}
        />
      )}
    </>
  );
}
