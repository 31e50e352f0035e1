import { aMember } from '#web/platform/testing/a-user.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { page } from '../rights-detail.page.tsx';

/** Opens the page of one right, as a member unless it is said otherwise. */
export const openDetail = (api: FakeApi, overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: aMember(),
    search: '?rightsId=video',
    ...overrides,
  });
