import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const getParentRoute = () => shellRoute;
const filters = textSearch('number', 'state', 'owner', 'topic', 'waitedMinutes', 'from', 'until');

const tickets = createRoute({
  getParentRoute,
  path: '/tickets',
  component: lazyRouteComponent(() => import('../../pages/tickets/tickets-page.tsx'), 'TicketsPage'),
  validateSearch: (search: ReturnType<typeof filters> & SearchSchemaInput) => filters(search),
});
const ticket = createRoute({
  getParentRoute,
  path: '/tickets/$ticketId',
  component: lazyRouteComponent(() => import('../../pages/tickets/ticket-page.tsx'), 'TicketPage'),
});
const templates = createRoute({
  getParentRoute,
  path: '/reply-templates',
  component: lazyRouteComponent(
    () => import('../../pages/tickets/reply-templates-page.tsx'),
    'ReplyTemplatesPage',
  ),
});
export const ticketRoutes = [tickets, ticket, templates] as const;
