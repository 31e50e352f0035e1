import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { content } from '#core/contract/console/content.ts';
import { reading } from '../../platform/queries.ts';
import { ListState } from '../../ui/parts.tsx';
import { ContentEditor } from './content-editor.tsx';
import { itemsOf } from './content-items.ts';
import type { PreviewSettings } from './preview-settings.ts';
import { useContentForm } from './use-content-form.ts';

/** The editor of one entity: the draft that the address names, else the newest open one, else what is live. */
export function ContentEditorPage() {
  const { kind, form } = useContentForm();
  const { key = '', revision } = useSearch({ strict: false });
  const [selectedId, onSelect] = useState<string>();
  const [preview, onPreview] = useState<PreviewSettings>();
  const live = useQuery(reading(content.contentEntity, { kind, key }));
  const versions = useQuery(reading(content.contentRevisions, { kind, key, limit: 20 }));
  const open = versions.data?.rows.find(({ state }) => state === 'draft' || state === 'scheduled');
  const revisionId = revision ?? open?.revisionId;
  const waiting = live.data && versions.data ? undefined : live.error ? live : versions;
  if (waiting || !live.data || !versions.data)
    return <ListState query={waiting ?? live} isEmpty={false} empty="" />;
  const shared = {
    kind,
    form,
    entityKey: key,
    live: live.data,
    versions: versions.data.rows,
    selectedId,
    onSelect,
    preview,
    onPreview,
  };
  return revisionId === undefined ? (
    <ContentEditor
      {...shared}
      key={`live ${live.data.version}`}
      items={itemsOf(live.data.live)}
      opened={undefined}
    />
  ) : (
    <OpenedRevision {...shared} revisionId={revisionId} />
  );
}

interface OpenedProps extends Omit<Parameters<typeof ContentEditor>[0], 'items' | 'opened'> {
  readonly revisionId: string;
}

function OpenedRevision({ revisionId, ...shared }: OpenedProps) {
  const query = useQuery(reading(content.contentRevision, { revisionId }));
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  const { data } = query;
  return (
    <ContentEditor
      {...shared}
      key={`${revisionId} ${data.edit}`}
      items={itemsOf(data.document)}
      opened={data}
    />
  );
}
