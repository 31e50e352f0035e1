import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { ReplyTemplate } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { TemplateForm } from './template-form.tsx';
import styles from './tickets.module.css';

const columns = (
  onEdit: ((template: ReplyTemplate) => void) | undefined,
): readonly Column<ReplyTemplate>[] => [
  {
    title: '标题',
    cell: (template) =>
      onEdit ? (
        <Button look="text" size="small" label={`修改 ${template.title}`} onPress={() => onEdit(template)}>
          {template.title}
        </Button>
      ) : (
        template.title
      ),
  },
  { title: '主题', cell: ({ topic }) => (topic === null ? '全部' : ticketTopicNames[topic]) },
  { title: '内容', cell: ({ text }) => <span className={styles.text}>{text}</span> },
  { title: '状态', cell: ({ isActive }) => (isActive ? <Tag tone="success">在用</Tag> : <Tag>已停用</Tag>) },
  {
    title: '最后修改',
    cell: ({ changedBy, changedAt }) => `${changedBy ?? '系统'}，${formatTime(changedAt)}`,
  },
];

/** Texts for answers; whoever answers tickets edits them. */
export function ReplyTemplatesPage() {
  const { may } = useMe();
  const query = useQuery(reading(ticketDesk.replyTemplates, {}));
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const rows = query.data?.rows ?? [];
  const mayEdit = may('tickets.answer');
  return (
    <>
      <Head title="回复模板" facts="回复工单时一点就填好">
        {mayEdit && (
          <Button look="primary" onPress={() => setEdited('new')}>
            新建模板…
          </Button>
        )}
      </Head>
      {edited !== undefined && (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.templateId}
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <CardFrame label="回复模板">
        <ListState query={query} isEmpty={rows.length === 0} empty="还没有模板" />
        {rows.length > 0 && (
          <DataTable
            caption="回复模板"
            columns={columns(mayEdit ? setEdited : undefined)}
            rows={rows}
            keyOf={({ templateId }) => templateId}
          />
        )}
      </CardFrame>
    </>
  );
}
