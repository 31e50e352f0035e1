import { useState } from 'react';
import { questionKinds } from '#core/contract/user/question-kinds.ts';
import { support } from '#core/contract/user/support.ts';
import { questionKindNames } from '#core/rules/support/question-kind-names.ts';
import { SupportBar } from '#web/features/support/support-bar.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink, useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Greeting } from './greeting.tsx';
import { KindLinks } from './kind-links.tsx';
import { QuestionItem } from './question-item.tsx';
import { TicketsLink } from './tickets-link.tsx';
import styles from './question-list.module.css';

/** Boxes of the list's size while it loads. */
const QuestionsSkeleton = () => (
  <div role="status" aria-label="加载中">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
      <div key={at} className={styles.title}>
        <SkeletonBox width="70%" height={20} />
      </div>
    ))}
  </div>
);

/** What the address selects: the questions of a kind, or those that fit the words. */
function questionsInput(kindName: string | undefined, words: string | undefined) {
  const kind = questionKinds.find((each) => each === kindName);
  return { ...(kind && { kind }), ...(words && { words: words.slice(0, 200) }) };
}

/** 智能客服: ask first, then a person. */
function QuestionList() {
  const go = useGo();
  const input = questionsInput(useQueryValue('kind'), useQueryValue('words'));
  const [typed, setTyped] = useState(input.words ?? '');
  const questions = useCall(support.questions, input);
  const search = (words: string) =>
    go({ page: 'questionList', query: words === '' ? {} : { words: words.slice(0, 200) } }, 'replace');
  const title = input.words ? '为您找到' : input.kind ? questionKindNames[input.kind] : '大家常问';
  return (
    <PageFrame
      title="智能客服"
      hero={{ motif: 'cloud', height: 300 }}
      right={<TicketsLink />}
      bar={<SupportBar />}
    >
      <Greeting />
      <div className={styles.search}>
        <SearchBar
          label="描述您的问题"
          placeholder="描述问题，如 充值没到账"
          value={typed}
          onChange={setTyped}
          onSearch={search}
        />
      </div>
      <KindLinks current={input.words ? undefined : input.kind} />
      <Floor
        header={{
          title,
          meta: (input.words ?? input.kind) !== undefined && (
            <PageLink className={styles.all} to={{ page: 'questionList' }}>
              常见问题
            </PageLink>
          ),
        }}
      >
        <QueryState
          query={questions}
          skeleton={<QuestionsSkeleton />}
          failedTitle="问题没有加载出来"
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState
              art="search"
              size={116}
              title="没有找到相关的问题"
              text="换个说法试试，或点下方转人工"
            />
          }
        >
          {({ list }) => (
            <ul>
              {list.map((question, at) => (
                <QuestionItem key={question.questionId} question={question} isOpen={at === 0} />
              ))}
            </ul>
          )}
        </QueryState>
      </Floor>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: QuestionList,
  firstCalls: ({ search }) => {
    const query = new URLSearchParams(search);
    return [
      {
        endpoint: support.questions,
        input: questionsInput(query.get('kind') ?? undefined, query.get('words') ?? undefined),
      },
      { endpoint: support.supportQueue, input: {} },
    ];
  },
};
