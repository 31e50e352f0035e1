import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { FirstCall, PageRequest } from '#core/site/page-document.ts';
import { membershipPageAt } from './rows/membership-pages.ts';

/** Calls of an offer's first screen: its product line and the notice. */
export function offerCalls({ project, path }: PageRequest): readonly FirstCall[] {
  const { productLine, actNum } = membershipPageAt(project, path).offer;
  return [
    { endpoint: memberPage.memberTiers, input: { line: productLine } },
    ...(actNum === undefined ? [] : [{ endpoint: notices.notice, input: { actNum } }]),
  ];
}
