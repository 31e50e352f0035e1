import type { ComponentType } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { plusProductId } from '#core/rules/membership/plus-product.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { FloorSkeleton } from '#web/features/goods/floors/floor-skeleton.tsx';
import { FloorErrorBoundary } from '#web/features/goods/floors/floor-error-boundary.tsx';
import type { FloorProps } from '#web/features/goods/floors/floor-props.ts';
import { floorViews } from '#web/features/goods/floors/floor-views.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { PlusCard } from './plus-card.tsx';
import { PlusMenu } from './plus-menu.tsx';
import { PlusOffer } from './plus-offer.tsx';
import { PlusPrices } from './plus-prices.tsx';
import { PlusRights } from './plus-rights.tsx';
import { PlusServices } from './plus-services.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { usePlus, type Plus } from './use-plus.ts';
import styles from './plus-home.module.css';

const regionCode = 'EXCELLENT_PLUS_HOME';
/** The plus area draws two kinds of floors in its own way. */
const views = { ...floorViews, quick: PlusServices, goods: PlusPrices };
const gold = { motif: 'lattice', colour: '#D8B06A', opacity: 0.26, scale: 1.3, height: 400 } as const;

/** The home of the plus area: the black card, its services, the month's rights and goods at the member's price. */
function PlusHome() {
  const href = useHref();
  const { project } = useSite();
  const plus = usePlus();
  const answer = useCall(home.regionFloors, { regionCode });
  const floors = answer.data?.floors;
  return (
    <PageFrame
      title={project.name}
      hero={{ className: styles.heroBackground, ...gold }}
      right={<IconButton icon={headsetIcon} size={22} label="客服" href={href({ page: 'questionList' })} />}
      className={styles.page}
      bar={<PlusMenu />}
    >
      <PlusCard plus={plus} />
      {floors
        ?.filter(({ kind }) => kind === 'quick')
        .map((floor) => (
          <FloorView key={floor.floorId} floor={floor} eager />
        ))}
      <Rights plus={plus} />
      {floors
        ?.filter(({ kind }) => kind !== 'quick')
        .map((floor) => (
          <FloorView key={floor.floorId} floor={floor} eager={false} />
        ))}
      {!floors &&
        (answer.error && !answer.loading ? (
          <FailedState look="strip" title="首页内容没有加载出来" onRetry={() => void answer.refetch()} />
        ) : (
          <FloorSkeleton />
        ))}
    </PageFrame>
  );
}

/** The document has the rights as guests see them. */
function Rights({ plus }: { plus: Plus }) {
  const { holding, productId } = plus;
  const isMember = useSession(({ session }) => session.kind === 'member');
  if (holding.kind === 'held')
    return <PlusRights productId={productId} subscriptionId={holding.product.subscriptionId} />;
  const skeleton = <ShelfSkeleton title="会员尊享" />;
  if (holding.kind === 'unknown' && isMember) return skeleton;
  return (
    <MemberGate ready={holding.kind !== 'unknown'} skeleton={skeleton}>
      <PlusOffer plus={plus} />
    </MemberGate>
  );
}

function FloorView({ floor, eager }: FloorProps<Floor['kind']>) {
  const View = (views as Partial<Record<Floor['kind'], unknown>>)[floor.kind] as
    | ComponentType<FloorProps<Floor['kind']>>
    | undefined;
  return View ? (
    <div data-floor={floor.title}>
      <FloorErrorBoundary>
        <View floor={floor} eager={eager} />
      </FloorErrorBoundary>
    </div>
  ) : null;
}

export const page: PageDefinition = {
  Page: PlusHome,
  firstCalls: ({ search }) => [
    { endpoint: home.regionFloors, input: { regionCode } },
    {
      endpoint: memberPage.memberTiers,
      input: { productId: new URLSearchParams(search).get('productId') ?? plusProductId },
    },
  ],
};
