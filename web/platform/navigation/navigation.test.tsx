import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { forgetMember, rememberMember } from '../session/remembered-member.ts';
import { aUser } from '../testing/a-user.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { PageLink, useGo, useHref, usePageId, useQueryValue, type Target } from './navigation.tsx';

afterEach(() => vi.useRealTimers());

const records: Target = { page: 'rightsEntranceRecords', query: { offerId: 'a b&c', empty: undefined } };

function Go({ target, how }: { target: Target; how?: 'push' | 'replace' }) {
  const go = useGo();
  return (
    <button type="button" onClick={() => go(target, how)}>
      去
    </button>
  );
}

function Href({ target }: { target: Target }) {
  return <output>{useHref()(target)}</output>;
}

describe('going to a page (§2)', () => {
  it.each([undefined, 'push', 'replace'] as const)('by %s carries the current time', (how) => {
    vi.useFakeTimers({ now: 1_785_722_400_000 });
    const { navigator } = renderInSite(<Go target={records} {...(how && { how })} />);
    fireEvent.click(screen.getByRole('button'));
    expect(navigator[how ?? 'push']).toHaveBeenCalledExactlyOnceWith(
      '/content/standalone-pages/rights-entrance/record-list?offerId=a%20b%26c&timeStamp=1785722400000',
    );
    expect(navigator[how === 'replace' ? 'push' : 'replace']).not.toHaveBeenCalled();
  });
});

const Here = () => <output>{usePageId() ?? '没有'}</output>;

it.each([
  ['standalone-pages', '/hmall-act/mobile-vip/twenty', 'mobileVipTwenty'],
  ['standalone-pages', '/no-such-page', '没有'],
  ['workbench', '/', '没有'],
] as const)('a page of %s at %s knows that it is %s', (project, path, page) => {
  renderInSite(<Here />, { project, path });
  expect(screen.getByText(page)).toBeTruthy();
});

describe('the address of a page', () => {
  it('that a standalone page leads to is in the own mall of the member at once', () => {
    const shown = (products: readonly string[]) => {
      rememberMember(environments.dev, { user: aUser(), level: 2, levelName: '黄金会员', products });
      const { container, unmount } = renderInSite(<Href target={{ page: 'payment' }} />, {
        project: 'standalone-pages',
      });
      const address = container.querySelector('output')?.textContent;
      unmount();
      forgetMember(environments.dev);
      return address;
    };
    expect(shown(['watch-30'])).toBe('/content/super-market/order-pay');
    expect(shown([])).toBe('/content/supper-mall/order-pay');
  });

  it.each([
    [
      'in this project when it has the page',
      'super-market',
      { page: 'searchInput' },
      '/content/super-market/search',
    ],
    [
      'in the project named',
      'super-market',
      { page: 'searchInput', project: 'supper-mall' },
      '/content/supper-mall/search',
    ],
    [
      'where the page is at home when this project has none',
      'standalone-pages',
      { page: 'memberOrder' },
      '/content/super-market/member-order',
    ],
    ['in the public pages from the workbench', 'workbench', { page: 'login' }, '/content/public-pages/login'],
  ] as const)('is %s', (_name, project, target, address) => {
    renderInSite(<Href target={target} />, { project });
    expect(screen.getByText(address)).toBeTruthy();
  });
});

describe('a link', () => {
  const click = (options: MouseEventInit = {}) => {
    const link = screen.getByRole('link', { name: '领取记录' });
    // jsdom cannot follow a link it is left with.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, createEvent.click(link, { button: 0, ...options }));
  };

  it('is a real address before any script runs', () => {
    renderInSite(
      <p>
        <PageLink to={records} className="records">
          领取记录
        </PageLink>
      </p>,
    );
    const link = screen.getByRole('link', { name: '领取记录' });
    expect(link.getAttribute('href')).toBe(
      '/content/standalone-pages/rights-entrance/record-list?offerId=a%20b%26c',
    );
    expect(link.className).toBe('records');
  });

  it('is followed inside the product, with the time', () => {
    const { navigator } = renderInSite(
      <p>
        <PageLink to={records}>领取记录</PageLink>
      </p>,
    );
    click();
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/record-list\?offerId=a%20b%26c&timeStamp=\d{13}$/),
    );
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (options) => {
      const { navigator } = renderInSite(
        <p>
          <PageLink to={records}>领取记录</PageLink>
        </p>,
      );
      click(options);
      expect(navigator.push).not.toHaveBeenCalled();
    },
  );

  it('opens its new tab where it has one', () => {
    const { navigator } = renderInSite(
      <p>
        <PageLink to={records} target="_blank">
          领取记录
        </PageLink>
      </p>,
    );
    click();
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('still does what its owner wants, who may also keep it from leading on', () => {
    const { navigator } = renderInSite(
      <p>
        <PageLink to={records} onClick={(event) => event.preventDefault()}>
          领取记录
        </PageLink>
      </p>,
    );
    click();
    expect(navigator.push).not.toHaveBeenCalled();
  });
});

describe('the query of the page', () => {
  function Value({ name }: { name: string }) {
    return <output>{useQueryValue(name) ?? '没有'}</output>;
  }
  it.each([
    ['offerId', '随心看'],
    ['other', '没有'],
  ])('%s is %s', (name, value) => {
    renderInSite(<Value name={name} />, { search: '?offerId=%E9%9A%8F%E5%BF%83%E7%9C%8B&timeStamp=1' });
    expect(screen.getByText(value)).toBeTruthy();
  });
});
