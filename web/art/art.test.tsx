import { describe, expect, it } from 'vitest';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { ArtBase } from './art-base.tsx';
import { artUrl } from './art-url.ts';
import { Icon } from './icon.tsx';
import { leftIcon } from './icons/left-icon.ts';
import { LevelBackground } from './level-background.tsx';
import { LogoMark } from './logo-mark.tsx';
import { Medal } from './medal.tsx';
import { MotifBackground } from './motif-background.tsx';
import { NamedIcon } from './named-icon.tsx';
import { rosette } from './rosette.ts';
import { TabIcon } from './tab-icon.tsx';
import { WaterTownScene } from './water-town-scene.tsx';
import { wheelDisc } from './wheel-disc.ts';

describe('the garden window', () => {
  it.each([4, 5, 6, 8])('has %i lobes and is closed', (lobes) => {
    const path = rosette(24, 24, 22, lobes);
    expect(path.match(/A/g)).toHaveLength(lobes);
    expect(path.endsWith('Z')).toBe(true);
  });
});

describe('art inside the page', () => {
  it.each([
    ['an icon', () => <Icon of={leftIcon} />],
    ['a named icon', () => <NamedIcon name="sim" />],
    ['a tab icon', () => <TabIcon name="home" current />],
    ['a motif', () => <MotifBackground motif="lattice" />],
    ['a level card', () => <LevelBackground level={4} />],
    ['a medal', () => <Medal level={3} />],
    ['the logo', () => <LogoMark />],
    ['the water town', () => <WaterTownScene />],
  ])('%s is silent for screen readers and drawn by the server as by the browser', (_, art) => {
    const { container } = renderUi(art());
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(renderOnServer(art())).toContain('<svg');
  });

  it('is written once: drawing the page again leaves its markup alone', () => {
    const { container, rerender } = renderUi(<Icon of={leftIcon} />);
    const path = container.querySelector('path');
    rerender(<Icon of={leftIcon} size={20} />);
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('20');
    expect(container.querySelector('path')).toBe(path);
  });

  it('gives every drawing its own gradient names, and refers only to names it has', () => {
    const { container } = renderUi(
      <>
        <Medal level={2} />
        <Medal level={2} />
        <LevelBackground level={2} />
        <MotifBackground motif="cloud" />
        <TabIcon name="member" current />
        <WaterTownScene />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('finds its files under the site’s prefix', () => {
    const { container } = renderUi(
      <ArtBase value="/mall">
        <NamedIcon name="sim" />
      </ArtBase>,
    );
    expect(container.querySelector('use')?.getAttribute('href')).toBe(`${artUrl('/mall', 'icon/sim')}#a`);
  });
});

it('the lottery wheel writes prize names as text, never as markup', () => {
  const { body } = wheelDisc(
    [
      { label: '<b>A&B', picture: '/gift.svg"><b>' },
      { label: '谢谢参与', picture: '/all.svg' },
    ],
    'w',
  );
  expect(body).toContain('&lt;b>A&amp;B');
  expect(body).toContain('href="/gift.svg&quot;>&lt;b>"');
});
