import { expect, it, vi } from 'vitest';
import { leaveSite } from './leave-site.ts';

it('opens unknown sites without referrer, and not as an internal link', () => {
  const reported = vi.fn();
  document.addEventListener('click', reported);
  const clicked: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    this.addEventListener('click', (each) => each.preventDefault()); // jsdom cannot follow links
    this.dispatchEvent(event);
  });
  leaveSite.withoutTrace('https://stranger.example/a?b=1');
  expect(clicked.map(({ href, rel, referrerPolicy }) => ({ href, rel, referrerPolicy }))).toEqual([
    { href: 'https://stranger.example/a?b=1', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' },
  ]);
  expect(reported).not.toHaveBeenCalled();
  expect(document.body.querySelector('a')).toBeNull();
  click.mockRestore();
  document.removeEventListener('click', reported);
});
