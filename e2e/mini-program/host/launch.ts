import { posix } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { allNodes, attribute, textOf, type HostNode } from './nodes.ts';
import { readPackage, type Package } from './package.ts';
import { createPageStack, type HostPage, type PageStack } from './page-stack.ts';
import { renderTree, type ComponentDefinition } from './render-tree.ts';
import { setPath } from './set-path.ts';
import { createWx, type Phone } from './wx.ts';

/** What a page shares. */
export interface Share {
  readonly title: string;
  readonly path: string;
  readonly imageUrl?: string;
}

export interface MiniProgram {
  /** Calls of the host's functions, each with its most important value. */
  readonly log: readonly (readonly string[])[];
  readonly storage: ReadonlyMap<string, unknown>;
  /** The page on show, by its path without the leading slash. */
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
  readonly stack: readonly string[];
  tree(): readonly HostNode[];
  text(): string;
  /** Fires an event at a node, as a finger would: a tap also at what contains it. */
  fire(node: HostNode, type: string, detail?: object): void;
  /** Taps the innermost node with these words, or that is named so for screen readers. */
  tap(words: string): void;
  type(placeholder: string, value: string): void;
  /** The card of the page on show, when 转发 is tapped. */
  share(): Share;
  /** The chat app has downloaded a newer package, or failed to. */
  update(result: 'ready' | 'failed'): void;
  /** What the web view's page does by the chat app's SDK. */
  fromWebView(name: 'navigateTo' | 'switchTab' | 'navigateBack', url: string): void;
  /** The page is scrolled to its end. */
  reachBottom(): void;
  /** The page is pulled down. */
  pullDown(): void;
  back(): void;
}

let built: Package | undefined;

/** Starts the built package in a host without window, document, process and code from text, as in the chat app. */
export function launch(phone: Phone): MiniProgram {
  built ??= readPackage();
  const files = built;
  const log: string[][] = [];
  const pages = new Map<string, Readonly<Record<string, unknown>>>();
  const components = new Map<string, ComponentDefinition>();
  let app: Readonly<Record<string, unknown>> = {};
  let loading = '';
  const load = moduleLoader(files, () => context);
  const loadAs = (file: string): void => {
    const before = loading;
    loading = file;
    load(file);
    loading = before;
  };
  const stack: PageStack = createPageStack({
    ...files,
    create: (route, options) => {
      if (!pages.has(route)) loadAs(route);
      const declared = pages.get(route);
      if (!declared) throw new Error(`${route}.js declares no page`);
      return hostPage(declared, route, options);
    },
  });
  const wx = createWx(phone, stack, log);
  const context = createContext(
    {
      console: { ...console, warn: () => undefined },
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      wx,
      App: (config: Readonly<Record<string, unknown>>) => (app = config),
      Page: (config: Readonly<Record<string, unknown>>) => pages.set(loading, config),
      Component: (config: ComponentDefinition) => components.set(loading, config),
      Behavior: (config: unknown) => config,
      getApp: () => app,
      getCurrentPages: () => [...stack.pages],
    },
    { codeGeneration: { strings: false, wasm: false } },
  );
  const current = (): HostPage => {
    const page = stack.pages.at(-1);
    if (!page) throw new Error('no page is open');
    return page;
  };
  const tree = () =>
    renderTree(
      files,
      (file) => {
        if (!components.has(file)) loadAs(file);
        return components.get(file) ?? {};
      },
      current().route,
      current().data,
    );
  const fire: MiniProgram['fire'] = (node, type, detail = {}) => {
    const handler = attribute(node, `bind${type}`) || attribute(node, `catch${type}`);
    const run = current()[handler] ?? (globalThis as Record<string, unknown>)[handler];
    if (typeof run !== 'function') throw new Error(`${node.name} has no handler of ${type}`);
    const target = { id: attribute(node, 'id'), dataset: datasetOf(node) };
    run.call(current(), {
      type,
      timeStamp: Date.now(),
      target,
      currentTarget: target,
      detail,
      touches: [],
      changedTouches: [],
      mark: {},
    });
  };
  const happen = (name: 'onReachBottom' | 'onPullDownRefresh'): void => {
    const handler = current()[name];
    if (typeof handler !== 'function') throw new Error(`${current().route} does not handle ${name}`);
    handler.call(current());
  };
  loadAs('app');
  const opened = phone.opened ?? files.pages[0] ?? '';
  const [path = '', search = ''] = opened.split('?');
  const begin = { path, query: Object.fromEntries(new URLSearchParams(search)), scene: 1001 };
  for (const name of ['onLaunch', 'onShow']) {
    const handler = app[name];
    if (typeof handler === 'function') handler.call(app, begin);
  }
  stack.reLaunch({ url: `/${opened}` });
  return {
    log,
    storage: wx.storage,
    get page() {
      return current().route;
    },
    get query() {
      return current().options;
    },
    get stack() {
      return stack.pages.map(({ route }) => route);
    },
    tree,
    text: () => textOf(tree()),
    fire,
    tap(words) {
      const fits = (node: HostNode) =>
        attribute(node, 'ariaLabel') === words || textOf([node]).trim() === words;
      const nodes = tree();
      const named = allNodes(nodes, fits).at(-1);
      if (!named) throw new Error(`"${words}" is not on ${current().route}: ${textOf(nodes)}`);
      for (const node of pathTo(nodes, named)) if (attribute(node, 'bindtap')) fire(node, 'tap');
    },
    type(placeholder, value) {
      const [field] = allNodes(tree(), (node) => attribute(node, 'placeholder') === placeholder);
      if (!field) throw new Error(`no field "${placeholder}" on ${current().route}`);
      fire(field, 'input', { value, cursor: value.length });
    },
    share() {
      const handler = current()['onShareAppMessage'];
      if (typeof handler !== 'function') throw new Error(`${current().route} is not shared`);
      return handler.call(current(), { from: 'menu' }) as Share;
    },
    update(result) {
      const handler = wx.updates.get(result);
      if (!handler) throw new Error(`the program does not listen to an update that is ${result}`);
      handler();
    },
    fromWebView(name, url) {
      log.push([`webView.${name}`, url]);
      stack[name]({ url });
    },
    reachBottom: () => happen('onReachBottom'),
    pullDown: () => happen('onPullDownRefresh'),
    back: () => stack.navigateBack({}),
  };
}

/** From the innermost node outwards, as events bubble. */
function pathTo(nodes: readonly HostNode[], wanted: HostNode): readonly HostNode[] {
  const search = (node: HostNode): readonly HostNode[] | undefined => {
    for (const child of node.children) {
      const below = search(child);
      if (below) return [...below, node];
    }
    return node === wanted ? [node] : undefined;
  };
  for (const node of nodes) {
    const found = search(node);
    if (found) return found;
  }
  return [];
}

function hostPage(
  declared: Readonly<Record<string, unknown>>,
  route: string,
  options: Readonly<Record<string, string>>,
): HostPage {
  const data = JSON.parse(JSON.stringify(declared['data'] ?? {})) as Record<string, unknown>;
  const page = { ...declared, route, __route__: route, options, data };
  return Object.assign(page, {
    /** Crosses a boundary of threads: only JSON survives. */
    setData(changes: Readonly<Record<string, unknown>>, done?: () => void) {
      for (const [path, value] of Object.entries(changes))
        setPath(data, path, value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
      setTimeout(() => done?.call(page), 0);
    },
    selectComponent: () => null,
    getOpenerEventChannel: () => ({ on: () => undefined, emit: () => undefined }),
  });
}

const datasetOf = ({ attributes }: HostNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [
        name.slice(5).replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );

/** `require` inside the package: its own files only. */
function moduleLoader(files: Package, context: () => object) {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (name: string): unknown => {
    const file = name.endsWith('.js') ? name : `${name}.js`;
    const known = loaded.get(file);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    loaded.set(file, module);
    const run = runInContext(`(function (require, module, exports) {${files.text(file)}\n})`, context(), {
      filename: file,
    }) as (require: (path: string) => unknown, module: unknown, exports: unknown) => void;
    run((path) => load(posix.join(posix.dirname(file), path)), module, module.exports);
    return module.exports;
  };
  return load;
}
