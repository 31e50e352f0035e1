import { singleRights } from '#core/contract/content/single-rights.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { RightFacts } from './right-facts.tsx';

/** A right that is read. */
export interface ReadRight {
  readonly rightsId: string;
  readonly name: string;
}

/** What a right is, how it arrives and what goes for it, without leaving the choice. */
export function RightSheet({ right, open, onClose }: PartProps & { readonly right: ReadRight | undefined }) {
  const query = useCall(
    singleRights.singleRightDetail,
    { rightsId: right?.rightsId ?? '' },
    { enabled: right !== undefined },
  );
  return (
    <Sheet
      open={open}
      title={right?.name ?? ''}
      onClose={onClose}
      footer={
        <Button full kind="soft" onPress={onClose}>
          知道了
        </Button>
      }
    >
      <QueryState query={query} failedTitle="权益没有加载出来" skeleton={<SkeletonBox height={320} />}>
        {(detail) => <RightFacts detail={detail} />}
      </QueryState>
    </Sheet>
  );
}
