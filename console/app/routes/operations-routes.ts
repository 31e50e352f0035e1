import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { shellRoute } from './root-routes.ts';
import { textSearch } from './text-search.ts';

const taskFilters = textSearch('state', 'task');

const tasks = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tasks',
  component: lazyRouteComponent(() => import('../../pages/tasks/tasks-page.tsx'), 'TasksPage'),
  validateSearch: (search: ReturnType<typeof taskFilters> & SearchSchemaInput) => taskFilters(search),
});
const switches = createRoute({
  getParentRoute: () => shellRoute,
  path: '/switches',
  component: lazyRouteComponent(() => import('../../pages/switches/switches-page.tsx'), 'SwitchesPage'),
});
const upstreams = createRoute({
  getParentRoute: () => shellRoute,
  path: '/upstreams',
  component: lazyRouteComponent(() => import('../../pages/upstreams/upstreams-page.tsx'), 'UpstreamsPage'),
});
const alertRules = createRoute({
  getParentRoute: () => shellRoute,
  path: '/alert-rules',
  component: lazyRouteComponent(
    () => import('../../pages/alert-rules/alert-rules-page.tsx'),
    'AlertRulesPage',
  ),
});
const jobs = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs',
  component: lazyRouteComponent(() => import('../../pages/jobs/jobs-page.tsx'), 'JobsPage'),
});
const limits = createRoute({
  getParentRoute: () => shellRoute,
  path: '/limits',
  component: lazyRouteComponent(() => import('../../pages/limits/limits-page.tsx'), 'LimitsPage'),
});
const imports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/imports',
  component: lazyRouteComponent(() => import('../../pages/imports/imports-page.tsx'), 'ImportsPage'),
});
export const operationsRoutes = [switches, upstreams, limits, alertRules, tasks, jobs, imports] as const;
