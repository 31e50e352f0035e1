import { projectIds, projects, type ProjectId } from '../../site/projects.ts';
import { routeAt } from '../../site/routes.ts';
import { translateRoute, type Query } from '../../site/redirects/translate-route.ts';

export interface CutOverInput {
  readonly loggedIn: boolean;
  /** Whether this mall has a cut-over; only one of the two does. */
  readonly cutsOver: boolean;
  readonly project: ProjectId;
  readonly path: string;
  readonly query: Query;
  /** The server's answer: the subscriber's mall, and a page there. */
  readonly answer?: { readonly product: string; readonly page: string } | null | undefined;
  readonly encodedUserId?: string | undefined;
}

export type CutOver =
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly project: ProjectId; readonly path: string; readonly query: Query };

/** Whether a call to the server must decide; a link with this subscriber's IU needs no check (§4). */
export const needsCutOverCheck = ({
  loggedIn,
  cutsOver,
  query,
  encodedUserId,
}: Pick<CutOverInput, 'loggedIn' | 'cutsOver' | 'query' | 'encodedUserId'>): boolean =>
  loggedIn && cutsOver && !(encodedUserId && query['IU'] === encodedUserId);

/**
 * The redirect for a subscriber of the other mall: the same page there. A page that only this mall has, such as a shop's,
 * stays, so that its link shows what it names; a path without a page goes to the page of the answer, or to the home page.
 */
export const cutOver = (input: CutOverInput): CutOver => {
  const { project, path, query, answer } = input;
  const target = projectIds.find((id) => id === answer?.product);
  if (!needsCutOverCheck(input) || !target || target === project) return { kind: 'stay' };
  const same = translateRoute(project, target, path, query);
  if (same) return { kind: 'redirect', ...same };
  if (routeAt(project, path)) return { kind: 'stay' };
  const fallbackPath = answer?.page && routeAt(target, answer.page) ? answer.page : projects[target].index;
  return { kind: 'redirect', project: target, path: fallbackPath, query };
};
