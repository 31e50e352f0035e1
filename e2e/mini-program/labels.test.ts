import { describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { allNodes, attribute, type HostNode } from './host/nodes.ts';
import { readPackage } from './host/package.ts';
import { labelFaults } from './support/label-faults.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();

/** What a page needs in its address to show something. */
const queries: Readonly<Record<string, string>> = {
  'pages/goods/goods-detail': '?goodsId=coffee',
};
const { pages, tabs } = readPackage();
const has = (program: MiniProgram, fits: (node: HostNode) => boolean): boolean =>
  allNodes(program.tree(), fits).length > 0;
const isSkeleton = (node: HostNode): boolean => /skeleton/.test(attribute(node, 'class'));
const isWebView = ({ name }: HostNode): boolean => name === 'web-view';

describe('a screen reader can read out every native page:', () => {
  it.each(['guest', 'member'])('as %s', async (who) => {
    const program = who === 'guest' ? product.start() : await product.startMember('13800000002');
    const seen: string[] = [];
    for (const page of pages) {
      program.fromWebView('switchTab', '/pages/home');
      if (tabs.includes(page)) program.fromWebView('switchTab', `/${page}`);
      else program.fromWebView('navigateTo', `/${page}${queries[page] ?? ''}`);
      await expect.poll(() => program.text() !== '' || has(program, isWebView), { message: page }).toBe(true);
      await expect.poll(() => has(program, isSkeleton), { message: page }).toBe(false);
      if (has(program, isWebView)) continue;
      seen.push(page);
      expect(labelFaults(program.tree()), page).toEqual([]);
    }
    expect(seen).toEqual(
      expect.arrayContaining([
        'pages/home',
        'pages/profile',
        'pages/funny-video-web',
        'pages/site/city',
        'pages/goods/goods-detail',
      ]),
    );
  });

  it('the chosen sku is announced as chosen, and the price in one piece', async () => {
    const program = product.start();
    program.fromWebView('navigateTo', '/pages/goods/goods-detail?goodsId=coffee');
    const radios = () => allNodes(program.tree(), (node) => attribute(node, 'ariaRole') === 'radio');
    const checked = () => radios().map(({ attributes }) => attributes['ariaChecked']);
    await expect.poll(checked).toContain(true);
    expect(checked().filter(Boolean)).toHaveLength(1);
    expect(has(program, (node) => /^¥\d+(\.\d\d)?，原价¥\d+/.test(attribute(node, 'ariaLabel')))).toBe(true);
  });
});

describe('a node that a screen reader could not read out is found:', () => {
  const node = (name: string, attributes: object, ...children: readonly HostNode[]): HostNode => ({
    name,
    attributes: { ...attributes },
    children,
  });
  const words = (text: string): HostNode => ({ text, name: '', attributes: {}, children: [] });
  it.each<[string, HostNode, readonly string[]]>([
    ['an icon to tap', node('view', { bindtap: 'eh', ariaRole: 'button' }), ['no name']],
    ['words to tap without a role', node('view', { bindtap: 'eh' }, words('更多')), ['no role']],
    ['a picture', node('view', {}, node('image', {})), ['no label']],
    ['a choice', node('view', { ariaRole: 'tab', bindtap: 'eh' }, words('全部')), ['ariaSelected']],
    ['a price in pieces', node('view', { class: 'price-module_line_a1' }, words('¥9')), ['in pieces']],
    ['nothing in what is hidden', node('view', { ariaHidden: true }, node('image', {})), []],
    ['nothing in words', node('view', { bindtap: 'eh', ariaRole: 'link' }, words('更多')), []],
  ])('%s', (_what, tree, found) =>
    expect(labelFaults([tree])).toEqual(found.map((part) => expect.stringContaining(part) as string)),
  );
});
