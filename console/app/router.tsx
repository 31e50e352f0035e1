import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { consoleBase } from '../platform/base.ts';
import { AcceptPage } from '../pages/accept/accept-page.tsx';
import { ApprovalsPage } from '../pages/approvals/approvals-page.tsx';
import { AuditPage } from '../pages/audit/audit-page.tsx';
import { MembersPage } from '../pages/members/members-page.tsx';
import { SignInPage } from '../pages/sign-in/sign-in-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute();
const signIn = createRoute({ getParentRoute: () => root, path: '/sign-in', component: SignInPage });
const accept = createRoute({ getParentRoute: () => root, path: '/accept', component: AcceptPage });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: () => <Navigate to="/approvals" search={{}} />,
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isList = (value: unknown): value is 'own' | 'all' => value === 'own' || value === 'all';

/** Filters stand in the address, so that a link shows the same list. */
const approvals = createRoute({
  getParentRoute: () => shell,
  path: '/approvals',
  component: ApprovalsPage,
  validateSearch: (search: { list?: unknown; proposal?: unknown } & SearchSchemaInput) => ({
    ...(isList(search.list) && { list: search.list }),
    ...(text(search.proposal) !== undefined && { proposal: text(search.proposal) }),
  }),
});
const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  component: AuditPage,
  validateSearch: (search: { operator?: unknown; act?: unknown; object?: unknown } & SearchSchemaInput) => ({
    ...(text(search.operator) !== undefined && { operator: text(search.operator) }),
    ...(text(search.act) !== undefined && { act: text(search.act) }),
    ...(text(search.object) !== undefined && { object: text(search.object) }),
  }),
});
const members = createRoute({ getParentRoute: () => shell, path: '/members', component: MembersPage });

export const router = createRouter({
  routeTree: root.addChildren([signIn, accept, shell.addChildren([home, approvals, audit, members])]),
  basepath: consoleBase,
  defaultNotFoundComponent: () => <p>没有这个页面</p>,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
