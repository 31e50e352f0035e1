import { projectIds, projects, type ProjectId } from '../../site/projects.ts';
import { routeAt } from '../../site/routes.ts';
import { translateRoute, type Query } from '../../site/translate-route.ts';

export interface CutOverQuestion {
  readonly loggedIn: boolean;
  /** Whether this mall asks at all: of the two, one does. */
  readonly cutsOver: boolean;
  readonly project: ProjectId;
  readonly path: string;
  readonly query: Query;
  /** The server's answer: the product the subscriber belongs to, and a page there. */
  readonly answer?: { readonly product: string; readonly page: string } | null | undefined;
  readonly encodedUserId?: string | undefined;
}

export type CutOver =
  | { readonly kind: 'stay' }
  | { readonly kind: 'redirect'; readonly project: ProjectId; readonly path: string; readonly query: Query };

/** Whether the server is worth asking: a link that already names this subscriber is followed as it is (§4). */
export const asksForCutOver = ({
  loggedIn,
  cutsOver,
  query,
  encodedUserId,
}: Pick<CutOverQuestion, 'loggedIn' | 'cutsOver' | 'query' | 'encodedUserId'>): boolean =>
  loggedIn && cutsOver && !(encodedUserId && query['IU'] === encodedUserId);

/** Where a subscriber of the other mall is sent: the same page there, the page the server names, or its front page. */
export const cutOver = (question: CutOverQuestion): CutOver => {
  const { project, path, query, answer } = question;
  const target = projectIds.find((id) => id === answer?.product);
  if (!asksForCutOver(question) || !target || target === project) return { kind: 'stay' };
  const named = answer?.page && routeAt(target, answer.page) ? answer.page : projects[target].index;
  return {
    kind: 'redirect',
    ...(translateRoute(project, target, path, query) ?? { project: target, path: named, query }),
  };
};
