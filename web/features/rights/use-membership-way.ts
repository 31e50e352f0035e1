import { idsOf } from '#core/site/ids-of.ts';
import { pages } from '#core/site/pages.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';

/** The mall open to all subscribers: the first with goods pages and a home. */
const [goodsMall] = idsOf(pages.physicalGoodsDetail.paths).filter((project) => project in pages.home.paths);

interface MembershipWay {
  /** The text beside the link: about the membership, or about goods for other provinces. */
  sentence(ofMembership: string): string;
  way(text: string, productId?: string): { readonly text: string; readonly href: string };
}

/** The link to a membership; subscribers of another province get a link to goods instead. */
export function useMembershipWay(): MembershipWay {
  const href = useHref();
  if (useIsElsewhere())
    return {
      sentence: () => '商城里的好物不限地区，去看看吧',
      way: () => ({ text: '去逛逛', href: href({ page: 'home', ...(goodsMall && { project: goodsMall }) }) }),
    };
  return {
    sentence: (ofMembership) => ofMembership,
    way: (text, productId) => ({ text, href: href({ page: 'memberOrder', query: { productId } }) }),
  };
}
