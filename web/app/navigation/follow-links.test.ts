import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const push = vi.fn<(url: string) => void>();
const jump = vi.fn<(link: string) => void>();
const isRouted = vi.fn<() => boolean>();
let stop: () => void;
const keepHere = (event: Event) => event.preventDefault();

beforeEach(() => {
  push.mockReset();
  jump.mockReset();
  isRouted.mockReturnValue(true);
  history.replaceState(null, '', '/content/super-market/market-index?a=1');
  stop = followLinks({ base: '/content', isRouted, push, jump });
  window.addEventListener('click', keepHere); // jsdom cannot follow links
});
afterEach(() => {
  stop();
  window.removeEventListener('click', keepHere);
  document.body.innerHTML = '';
});

function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('i') ?? document.body.firstElementChild;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
  target?.dispatchEvent(event);
  return push.mock.calls.length + jump.mock.calls.length > 0;
}

describe('links of a page', () => {
  it.each([
    '<a href="/content/super-market/classification">分类</a>',
    '<a href="/content/standalone-pages/rights-entrance"><i>图标</i></a>',
    '<a href="/sandbox/gallery" target="_self">陈列</a>',
    '<a href="?a=2">换一组</a>',
  ])('lead on inside the product: %s', (html) => {
    expect(click(html)).toBe(true);
  });

  it('are given to the router with what they carry already', () => {
    click('<a href="/content/super-market/search-result?word=%E8%8C%B6#top">茶</a>');
    expect(push).toHaveBeenCalledExactlyOnceWith(
      'http://localhost:3000/content/super-market/search-result?word=%E8%8C%B6#top',
    );
  });

  it.each([
    ['something that is no page', '<a href="/openapi.json">接口</a>'],
    ['a new tab', '<a href="/content/super-market/classification" target="_blank">分类</a>'],
    ['a file to keep', '<a href="/content/super-market/classification" download>分类</a>'],
    ['a part of this page', '<a href="#rules">规则</a>'],
    ['a call', '<a href="tel:10000">热线</a>'],
    ['nowhere', '<a>没有地址</a>'],
    ['a button', '<button type="button">按钮</button>'],
  ])('to %s are left to the browser', (_name, html) => {
    expect(click(html)).toBe(false);
  });

  it.each([
    [
      'to another site',
      '<a href="https://partner.example/x?a=1">伙伴</a>',
      'https://partner.example/x?a=1',
      true,
    ],
    [
      'to another site without a protocol',
      '<a href="//partner.example/x">伙伴</a>',
      'http://partner.example/x',
      true,
    ],
    [
      'to a page of ours the router does not reach',
      '<a href="/content/easy-use/easy-use-index">任我用</a>',
      'http://localhost:3000/content/easy-use/easy-use-index',
      false,
    ],
  ])('%s are jumps', (_name, html, link, routed) => {
    isRouted.mockReturnValue(routed);
    expect(click(html)).toBe(true);
    expect(jump).toHaveBeenCalledExactlyOnceWith(link);
    expect(push).not.toHaveBeenCalled();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'are left to the browser with %j',
    (options) => {
      expect(click('<a href="/content/super-market/classification">分类</a>', options)).toBe(false);
    },
  );

  it('are left alone when the click was handled', () => {
    document.body.innerHTML = '<a href="/content/super-market/classification">分类</a>';
    document.body.firstElementChild?.addEventListener('click', keepHere);
    document.body.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    expect(push).not.toHaveBeenCalled();
  });
});
