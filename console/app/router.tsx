import { createRoute, createRouter, Navigate } from '@tanstack/react-router';
import { consoleBase } from '../platform/base.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { governanceRoutes } from './routes/governance-routes.ts';
import { operationsRoutes } from './routes/operations-routes.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { overviewRoutes } from './routes/overview-routes.ts';
import { promotionRoutes } from './routes/promotion-routes.ts';
import { rightsRoutes } from './routes/rights-routes.ts';
import { rootRoute, shellRoute, signInRoutes } from './routes/root-routes.ts';
import { serviceRoutes } from './routes/service-routes.ts';
import { ticketRoutes } from './routes/ticket-routes.ts';
import { tradeRoutes } from './routes/trade-routes.ts';

const home = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: () => <Navigate to="/overview" search={{}} />,
});

/** The pages of each section are loaded when they are opened. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...signInRoutes,
    shellRoute.addChildren([
      home,
      ...overviewRoutes,
      ...contentRoutes,
      ...messageRoutes,
      ...rightsRoutes,
      ...tradeRoutes,
      ...promotionRoutes,
      ...serviceRoutes,
      ...ticketRoutes,
      ...operationsRoutes,
      ...governanceRoutes,
    ]),
  ]),
  basepath: consoleBase,
  defaultNotFoundComponent: () => <p>没有这个页面</p>,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
