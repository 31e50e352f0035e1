import type { PageId } from '#core/site/paths/path-of.ts';
import type { ProjectId } from '#core/site/projects.ts';
import { routeAt } from '#core/site/routes.ts';
import { type StandalonePageId } from '#core/site/standalone.ts';
import { titles } from '#core/site/titles.ts';
import { descriptions, type DescriptionId, type Section } from './descriptions.ts';
import type { Offer } from './offer.ts';
import { offers, type OfferId } from './offers.ts';

interface Row {
  readonly kind: 'offer' | 'description' | 'opening' | 'notice' | 'notice-history';
  readonly offer: OfferId;
  /** An offer that can be switched to the other editions of its line. */
  readonly hasEditions?: true;
  /** What a description says. */
  readonly text?: DescriptionId;
}

interface MembershipPage {
  readonly title: string;
  readonly offer: Offer;
  readonly hasEditions: boolean;
  readonly sections: readonly Section[];
}

/** The memberships of §2 (hmall-act): which page is of which kind, and about which offer. Each kind is one page module of this folder. */
export const membershipPages = {
  mobileVip: { kind: 'offer', offer: 'watch30', hasEditions: true },
  mobileVipDetail: { kind: 'offer', offer: 'watch30', hasEditions: true },
  mobileVipTwenty: { kind: 'offer', offer: 'watch20' },
  mobileVipThirty: { kind: 'offer', offer: 'watch30' },
  plusVip: { kind: 'offer', offer: 'plus' },
  plusVipDetail: { kind: 'offer', offer: 'plus' },
  phoenix: { kind: 'offer', offer: 'phoenix' },
  phoenixDetail: { kind: 'offer', offer: 'phoenix' },
  phoenixDescription: { kind: 'description', offer: 'phoenix', text: 'phoenix' },
  litchiVip: { kind: 'offer', offer: 'litchi' },
  litchiDescription: { kind: 'description', offer: 'litchi', text: 'litchi' },
  litchiRights: { kind: 'offer', offer: 'litchi' },
  membershipOpening: { kind: 'opening', offer: 'watch30' },
  benefitInfo: { kind: 'description', offer: 'watch30', text: 'benefits' },
  carVip: { kind: 'offer', offer: 'car' },
  legalVip: { kind: 'offer', offer: 'legal' },
  hedonismVip: { kind: 'offer', offer: 'hedonism' },
  gamesVip: { kind: 'offer', offer: 'games' },
  selectedRights: { kind: 'offer', offer: 'selected' },
  vipNotice: { kind: 'notice', offer: 'watch30' },
  vipNoticeHistory: { kind: 'notice-history', offer: 'watch30' },
  enjoyVipDetail: { kind: 'offer', offer: 'enjoy' },
} as const satisfies Readonly<Partial<Record<StandalonePageId, Row>>>;

export type MembershipPageId = keyof typeof membershipPages;

const isMembershipPage = (page: PageId | undefined): page is MembershipPageId =>
  page !== undefined && page in membershipPages;

/** The row of a membership page; throws for other pages. */
export function membershipPage(page: PageId | undefined): MembershipPage {
  if (!isMembershipPage(page))
    throw new Error(`${page ?? 'an unknown page'} is no page of the membership set`);
  const { offer, hasEditions, text }: Row = membershipPages[page];
  return {
    title: titles[page],
    offer: offers[offer],
    hasEditions: hasEditions === true,
    sections: text ? descriptions[text] : [],
  };
}

export const membershipPageAt = (project: ProjectId | 'workbench', path: string): MembershipPage =>
  membershipPage(project === 'workbench' ? undefined : routeAt(project, path)?.page);
