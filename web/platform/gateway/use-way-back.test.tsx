import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hostileRedirects } from '#core/rules/session/testing/hostile-redirects.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useWayBack } from './use-way-back.ts';

function Back() {
  return (
    <button type="button" onClick={useWayBack()}>
      回去
    </button>
  );
}

/** Where the way back from a notice leads. */
function wayBackOf(redirect: string): string | undefined {
  vi.stubGlobal('location', { host: 'mall.example' });
  const { navigator } = renderInSite(<Back />, {
    project: 'public-pages',
    search: `?redirect=${encodeURIComponent(redirect)}`,
  });
  fireEvent.click(screen.getByRole('button'));
  cleanup();
  return navigator.replace.mock.calls.map(([url]) => url).join();
}

afterEach(() => vi.unstubAllGlobals());

it(`leads from a notice to the public index for each of ${hostileRedirects.length} hostile addresses (A3)`, () => {
  expect(hostileRedirects.length).toBeGreaterThanOrEqual(80);
  const publicIndex = '/content/public-pages/neighborhood-services/aggregation?categoryId=1353';
  expect(
    hostileRedirects
      .map((redirect) => [redirect, wayBackOf(redirect)])
      .filter(([, url]) => url !== publicIndex),
  ).toEqual([]);
});

it.each(['/content/super-market/order-list?a=1', 'https://mall.example/content/super-market/order-list?a=1'])(
  'leads back to the page the notice stands for: %s',
  (redirect) =>
    expect(wayBackOf(redirect)).toMatch(
      /^(https:\/\/mall\.example)?\/content\/super-market\/order-list\?a=1$/,
    ),
);

it.each(['https://partner.example/', 'https://pay.example:8443/back'])(
  'leads nowhere else, not even to those a sign-in may lead to: %s',
  (redirect) => expect(wayBackOf(redirect)).toContain('/neighborhood-services/'),
);
