import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Shell } from '../shell.tsx';

export const rootRoute = createRootRoute();
/** The frame of every page after the sign-in. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('../../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});
const accept = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accept',
  component: lazyRouteComponent(() => import('../../pages/accept/accept-page.tsx'), 'AcceptPage'),
});
export const signInRoutes = [signIn, accept] as const;
