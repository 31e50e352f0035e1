import { useQuery } from '@tanstack/react-query';
import { content } from '#core/contract/console/content.ts';
import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ListState } from '../../ui/parts.tsx';

type Figures = DataOf<typeof content.questionFigures>;
const votes: readonly Column<Figures['votes'][number]>[] = [
  { title: '问题', cell: ({ title }) => title },
  { title: '有用', align: 'end', cell: ({ helpful }) => helpful.toLocaleString('zh-CN') },
  { title: '没用', align: 'end', cell: ({ notHelpful }) => notHelpful.toLocaleString('zh-CN') },
];
const misses: readonly Column<Figures['misses'][number]>[] = [
  { title: '搜什么', cell: ({ words }) => words },
  { title: '次数', align: 'end', cell: ({ asked }) => asked.toLocaleString('zh-CN') },
];

/** Beside the questions of a kind: their votes, and what was searched in vain. */
export function QuestionFigures({ entityKey }: { readonly entityKey: string }) {
  const kind = entityKey as RequestOf<typeof content.questionFigures>['kind'];
  const query = useQuery(reading(content.questionFigures, { kind }));
  const { data } = query;
  return (
    <>
      <Card title="有没有用" facts="用户的投票" isFlush>
        {data && data.votes.length > 0 ? (
          <DataTable
            caption="问题的投票"
            columns={votes}
            rows={data.votes}
            keyOf={({ questionId }) => questionId}
          />
        ) : (
          <ListState query={query} isEmpty empty="这一类还没有问题" />
        )}
      </Card>
      <Card title="搜不到答案" facts="近 30 天，所有分类" isFlush>
        {data && data.misses.length > 0 ? (
          <DataTable
            caption="搜不到答案的说法"
            columns={misses}
            rows={data.misses}
            keyOf={({ words }) => words}
          />
        ) : (
          <ListState query={query} isEmpty empty="近 30 天没有搜不到的说法" />
        )}
      </Card>
    </>
  );
}
