import { singleRights } from '#core/contract/content/single-rights.ts';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { RightFacts } from '#web/features/rights/right-facts.tsx';
import { RightsShops } from '#web/features/rights/shops/rights-shops.tsx';
import { useHref, useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { DetailBar } from './detail-bar.tsx';
import { RightHead } from './right-head.tsx';
import { useRightDetail } from './use-right-detail.ts';
import styles from './rights-detail.module.css';

/** 权益详情: one right with its description and the current action. */
function RightsDetail() {
  const navigator = useNavigator();
  const href = useHref();
  const shopIndex = Number(useQueryValue('shopIndex') ?? 0);
  const { detail, mine, missing, error, retry } = useRightDetail();
  if (!detail && (missing || error)) {
    return (
      <PageFrame title="权益详情">
        <Floor label={missing ? '没有该权益' : '加载失败'}>
          {missing ? (
            <EmptyState
              art="lost"
              title="没有找到该权益"
              text="它可能已经下架，看看其他权益吧"
              action={{ text: '全部权益', href: href({ page: 'rightsList' }) }}
            />
          ) : (
            <FailedState title="权益没有加载出来" text={error?.message} onRetry={retry} />
          )}
        </Floor>
      </PageFrame>
    );
  }
  return (
    <Page bar={detail && <DetailBar detail={detail} mine={mine} />}>
      <IconButton
        className={styles.backButton}
        look="over"
        icon={leftIcon}
        label="返回"
        onPress={() => navigator.back()}
      />
      {detail ? <RightPicture picUrl={detail.picUrl} /> : <DetailSkeleton />}
      {detail && <RightHead detail={mine ?? detail} isMine={mine !== undefined} />}
      {!mine?.subscriptionId && <ProvinceNote />}
      {detail && <RightFacts detail={mine ?? detail} />}
      {detail?.delivery === 'store' && (
        <RightsShops
          title="适用门店"
          rightsId={detail.rightsId}
          firstIndex={Number.isInteger(shopIndex) ? shopIndex : 0}
        />
      )}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: RightsDetail,
  firstCalls: ({ search }) => {
    const rightsId = new URLSearchParams(search).get('rightsId');
    return rightsId ? [{ endpoint: singleRights.singleRightDetail, input: { rightsId } }] : [];
  },
};

/** Skeleton of the picture and the name. */
function DetailSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <h1 className="visually-hidden">权益详情</h1>
      <span className={styles.pictureSkeleton} />
      <Card className={styles.card}>
        <div className={styles.stateStrip} />
        <div className={styles.cardBody}>
          <SkeletonBox width="60%" height={26} />
          <SkeletonBox width="85%" height={18} />
        </div>
      </Card>
      <Floor label="加载中" busy>
        <SkeletonBox height={140} />
      </Floor>
    </div>
  );
}

/** The right's picture, as wide as the page. */
function RightPicture({ picUrl }: { picUrl: string }) {
  const picture = usePicture();
  return <LazyImage className={styles.picture} src={picture(picUrl)} width={390} height={310} eager />;
}
