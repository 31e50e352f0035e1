import { support } from '#core/contract/user/support.ts';
import { isMissing } from '#core/rules/failures/is-missing.ts';
import { SupportBar } from '#web/features/support/support-bar.tsx';
import { VoteButtons } from '#web/features/support/vote-buttons.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './question-detail.module.css';

/** 问题详情: one question with its answer, and questions of the same kind. */
function QuestionDetail() {
  const href = useHref();
  const questionId = useQueryValue('questionId') ?? '';
  const question = useCall(support.questionDetail, { questionId }, { enabled: questionId !== '' });
  return (
    <PageFrame
      title="问题详情"
      bar={<SupportBar questionId={questionId === '' ? undefined : questionId} />}
      instead={
        (questionId === '' || isMissing(question.error)) && (
          <Floor label="没有找到">
            <EmptyState
              art="search"
              title="没有找到这个问题"
              action={{ text: '常见问题', href: href({ page: 'questionList' }) }}
            />
          </Floor>
        )
      }
      query={question}
      skeleton={<AnswerSkeleton />}
    >
      {({ title, answer, helpful, myVote, related }) => (
        <>
          <Floor label="问题">
            <h2 className={styles.title}>{title}</h2>
            {answer.split('\n').map((paragraph, at) => (
              <p key={at} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            <VoteButtons questionId={questionId} helpful={helpful} ownVote={myVote} />
          </Floor>
          {related.length > 0 && (
            <Cells title="相关问题">
              {related.map((other) => (
                <Cell
                  key={other.questionId}
                  title={other.title}
                  href={href({ page: 'questionDetail', query: { questionId: other.questionId } })}
                />
              ))}
            </Cells>
          )}
        </>
      )}
    </PageFrame>
  );
}

const AnswerSkeleton = () => (
  <Floor label="加载中" busy>
    <SkeletonBox width="70%" height={24} />
    <SkeletonBox height={72} />
  </Floor>
);

export const page: PageDefinition = {
  Page: QuestionDetail,
  firstCalls: ({ search }) => {
    const questionId = new URLSearchParams(search).get('questionId') ?? '';
    return [
      ...(questionId === '' ? [] : [{ endpoint: support.questionDetail, input: { questionId } }]),
      { endpoint: support.supportQueue, input: {} },
    ];
  },
};
