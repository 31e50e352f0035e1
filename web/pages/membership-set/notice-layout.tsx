import type { ReactNode } from 'react';
import type { Notice } from '#core/contract/content/notices.shapes.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { PageRequest } from '#core/site/page-document.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePageId } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { membershipPage, membershipPageAt } from './rows/membership-pages.ts';

interface NoticeAnswer {
  readonly current: Notice | null;
  readonly history: readonly Notice[];
}

/** A page of notices with its loading and failed states. */
export function NoticeLayout({ children }: { children(answer: NoticeAnswer): ReactNode }) {
  const { title, offer } = membershipPage(usePageId());
  const query = useCall(notices.notice, { actNum: offer.actNum ?? '' });
  const { data, error } = query;
  return (
    <PageFrame title={title}>
      {data && children(data)}
      {!data && (
        <Floor label={title} busy={!error}>
          <QueryPlaceholder
            query={query}
            failedLook="page"
            failedTitle="公告没有加载出来"
            skeleton={<NoticeSkeleton />}
          />
        </Floor>
      )}
    </PageFrame>
  );
}

const NoticeSkeleton = () => (
  <output className="column gap-12" aria-label="加载中">
    {[60, 30, 100, 96, 84].map((width) => (
      <SkeletonBox key={width} width={`${width}%`} height={20} />
    ))}
  </output>
);

export const noticeCalls = ({ project, path }: PageRequest) => [
  { endpoint: notices.notice, input: { actNum: membershipPageAt(project, path).offer.actNum ?? '' } },
];
