import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { LazyImage } from './lazy-image.tsx';

const picture = (container: Element) => container.querySelector('img');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('is fetched when it comes into sight, inside a box that already has its size', async () => {
  const { container } = renderUi(<LazyImage src="/a.svg" width={320} height={160} />);
  expect(picture(container)?.getAttribute('src')).toBe('/a.svg');
  expect(container.querySelector('span')?.style.getPropertyValue('--ratio')).toBe('2');
  expect([picture(container)?.width, picture(container)?.height]).toEqual([320, 160]);
  await expectAccessible(container);
});

it('waits while it is out of sight', async () => {
  let report: (
    entries: readonly { isIntersecting: boolean; target: Element }[],
    self: { unobserve(): void },
  ) => void = () => undefined;
  const watched: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(target: Element) {
        watched.push(target);
      }
      unobserve() {
        watched.length = 0;
      }
    },
  );
  const { LazyImage: Fresh } = await import('./lazy-image.tsx');
  const { container } = renderUi(<Fresh src="/a.svg" />);
  expect(picture(container)).toBeNull();
  const [target] = watched;
  if (!target) throw new Error('The box is not watched.');
  act(() => report([{ isIntersecting: false, target }], { unobserve: () => undefined }));
  expect(picture(container)).toBeNull();
  act(() => report([{ isIntersecting: true, target }], { unobserve: () => undefined }));
  expect(picture(container)?.getAttribute('src')).toBe('/a.svg');
});

it('stands in the server’s page only on the first screen', () => {
  expect(renderOnServer(<LazyImage src="/a.svg" />)).not.toContain('<img');
  expect(renderOnServer(<LazyImage src="/a.svg" eager />)).toContain('src="/a.svg"');
});

it('shows its quiet box instead of a broken picture', () => {
  const { container } = renderUi(<LazyImage src="/gone.svg" eager />);
  const image = picture(container);
  if (image) fireEvent.error(image);
  expect(picture(container)).toBeNull();
});
