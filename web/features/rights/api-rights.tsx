import type { ReactNode } from 'react';
import type { Claimed, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { nextLook } from './next-look.ts';
import { ProductCard } from './product-card.tsx';
import { RightsSkeleton } from './rights-skeleton.tsx';
import type { RightsApi } from './rights-apis.ts';
import { RightsGroups } from './rights-groups.tsx';
import { useClaimRight } from './claiming/use-claim-right.ts';
import styles from './api-rights.module.css';

interface ApiRightsProps {
  readonly rightsApi: RightsApi;
  /** The product and the holding. */
  readonly productId: string;
  readonly subscriptionId?: string | undefined;
  readonly note?: ReactNode;
  /** Content of the product's card. */
  readonly picture?: ArtKey | undefined;
  /** Instead of the product's card. */
  renderHead?(rights: MemberRights): ReactNode;
  onClaimed(claimed: Claimed, right: Right): void;
  /** Shown below the rights, once their height is known. */
  readonly children?: ReactNode;
}

const monthly = '权益每月1日更新，当月未领不累计。如需帮助请联系在线客服。';

/** A product's card and its groups, each right claimed by one tap. */
export function ApiRights({
  rightsApi,
  productId,
  subscriptionId,
  note = monthly,
  picture,
  renderHead,
  onClaimed,
  children,
}: ApiRightsProps) {
  const rights = useCall(
    rightsApi.rights,
    { offerId: productId, ...(subscriptionId !== undefined && { subscriptionId }) },
    { refetchMs: nextLook },
  );
  const { claiming, claim } = useClaimRight(rightsApi, onClaimed);
  const { data } = rights;
  if (!data)
    return (
      <QueryPlaceholder
        query={rights}
        skeleton={<RightsSkeleton picture={picture} />}
        failedTitle="权益没有加载出来"
        failedLook="floor"
      />
    );
  return (
    <>
      {renderHead ? renderHead(data) : <ProductCard rights={data} picture={picture} />}
      <RightsGroups rights={data} claiming={claiming} onClaim={(right) => claim({ rights: data, right })} />
      <p className={styles.note}>{note}</p>
      {children}
    </>
  );
}
