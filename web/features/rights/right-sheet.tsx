import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { claimGuide } from '#core/rules/rights/claim-guide.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Steps } from '#web/ui/steps/steps.tsx';
import { RightFacts } from './right-facts.tsx';
import styles from './right-sheet.module.css';

/** A right that is read. */
export interface ReadRight {
  readonly rightsId: string;
  readonly name: string;
  /** The market price. */
  readonly worthFen?: number | undefined;
  /** It belongs to a membership that is offered: how it is claimed is said, too. */
  readonly isOffered?: boolean;
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
      isText
      footer={
        <Button full kind="soft" onPress={onClose}>
          知道了
        </Button>
      }
    >
      <QueryState query={query} failedTitle="权益没有加载出来" skeleton={<SkeletonBox height={320} />}>
        {(detail) => (
          <>
            {right?.isOffered && <OfferedFacts right={right} detail={detail} />}
            <RightFacts detail={detail} />
          </>
        )}
      </QueryState>
    </Sheet>
  );
}

/** The right's picture, what it is worth, and the three steps to it. */
function OfferedFacts({
  right: { name, worthFen },
  detail: { picUrl, hint, delivery },
}: {
  readonly right: ReadRight;
  readonly detail: RightDetail;
}) {
  const picture = usePicture();
  return (
    <>
      <div className={styles.head}>
        <LazyImage className={styles.picture} src={picture(picUrl)} eager />
        <p>
          <b>{name}</b>
          <span>{hint}</span>
          {worthFen !== undefined && worthFen > 0 && (
            <span className={styles.worth}>市场参考价¥{formatFen(worthFen)}，已含在会员费里</span>
          )}
        </p>
      </div>
      <Steps className={styles.steps} steps={claimGuide(delivery)} current={-1} />
    </>
  );
}
