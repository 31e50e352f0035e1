import { describe, expect, it } from 'vitest';
import { names } from '../config/names.ts';
import { needsNoAuth } from './needs-no-auth.ts';
import type { ProjectId } from './projects.ts';
import { routeAt, routes } from './routes.ts';

describe('pages that need no sign-in (§2)', () => {
  it.each<[ProjectId, string]>([
    ['public-pages', '/404'],
    ['public-pages', '/city-notice'],
    ['public-pages', '/traffic-overload'],
    ['public-pages', '/login'],
    ['public-pages', '/sim-login'],
    ['public-pages', '/plus-login'],
    ['public-pages', '/plus-sim-login'],
    ['public-pages', '/protocol'],
    ['standalone-pages', '/beautiful/login'],
    ['standalone-pages', `/${names.slugs.partner}/login`],
  ])('%s %s', (project, path) => {
    expect(needsNoAuth(project, path)).toBe(true);
    expect(routeAt(project, path)?.auth).toBe(false);
  });

  it.each<[ProjectId, string]>([
    ['super-market', '/order-detail/login'],
    ['super-market', '/order-detail?from=login'],
    ['super-market', '/order-detail#login'],
    ['standalone-pages', '/tel-manage/../login'],
    ['standalone-pages', '/up-card/protocol'],
    ['standalone-pages', '/login'],
    ['super-market', '/404'],
  ])('%s is not fooled by %s', (project, path) => expect(needsNoAuth(project, path)).toBe(false));

  it('opens no page that requires sign-in', () => {
    for (const { project, path, auth } of routes) if (auth) expect(needsNoAuth(project, path)).toBe(false);
  });
});
