import { useId } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { rightsCardButtons } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { useNonMember, type NonMember } from '#web/features/rights/use-non-member.ts';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { PlusRightCard } from './plus-right-card.tsx';
import { PlusShelf } from './plus-shelf.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import type { Plus } from './use-plus.ts';

const title = '会员尊享';
/** Of the widest phone. */
const picturesOnScreen = 3;

/** The product's monthly rights for non-holders; a tap opens the login or the membership (§4). */
export function PlusOffer({ plus: { tier, memberTiers, productId } }: { plus: Plus }) {
  const href = useHref();
  const { goToLogin } = useSessionActions();
  const order = useOrderMembership();
  const viewer = useNonMember();
  if (!tier)
    return (
      <QueryPlaceholder
        query={memberTiers}
        skeleton={<ShelfSkeleton title={title} />}
        failedTitle={`${title}没有加载出来`}
      />
    );
  const take = viewer === 'guest' ? goToLogin : () => void order(productId);
  return (
    <PlusShelf
      title={title}
      meta={`每月${tier.rightsCount}项`}
      more={
        viewer === 'outOfProvince'
          ? undefined
          : { href: href({ page: 'memberOrder', query: { productId } }), text: '了解会员' }
      }
    >
      {tier.groups
        .flatMap(({ rightsList }) => rightsList)
        .map((right, at) => (
          <Offered
            key={right.rightsId}
            {...{ right, productId, viewer }}
            eager={at < picturesOnScreen}
            onPress={take}
          />
        ))}
    </PlusShelf>
  );
}

interface OfferedProps {
  readonly right: Tier['groups'][number]['rightsList'][number];
  readonly productId: string;
  readonly viewer: NonMember;
  readonly eager: boolean;
  onPress(): void;
}

function Offered({
  right: { rightsId, rightsName, hint, picUrl, lackStockFlag },
  productId,
  viewer,
  eager,
  onPress,
}: OfferedProps) {
  const textId = useId();
  const { project } = useSite();
  const [button] = rightsCardButtons({ lackStockFlag }, viewer, project.levelFrom).buttons;
  return (
    <PlusRightCard
      right={{ rightsId, productId }}
      name={rightsName}
      picUrl={picUrl}
      eager={eager}
      text={hint}
      textId={textId}
      button={{ text: button?.text ?? '', disabled: button?.disabled ?? false, onPress }}
    />
  );
}
