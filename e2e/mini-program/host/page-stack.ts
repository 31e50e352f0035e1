/** A page as the package declares it, with its data. */
export interface HostPage {
  readonly route: string;
  readonly options: Readonly<Record<string, string>>;
  readonly data: Record<string, unknown>;
  readonly [handler: string]: unknown;
}

type Address = { readonly url?: string; readonly delta?: number };

export interface PageStack {
  readonly first: string;
  readonly pages: readonly HostPage[];
  navigateTo(address: Address): void;
  redirectTo(address: Address): void;
  reLaunch(address: Address): void;
  switchTab(address: Address): void;
  navigateBack(address: Address): void;
}

/** The most pages on top of each other. */
const maxPages = 10;

export interface StackParts {
  readonly pages: readonly string[];
  readonly tabs: readonly string[];
  create(route: string, options: Readonly<Record<string, string>>): HostPage;
}

/** The rules of the chat app's navigation: ten pages, tabs by switchTab alone, tabs stay alive and take no query. */
export function createPageStack({ pages: known, tabs, create }: StackParts): PageStack {
  const stack: HostPage[] = [];
  const alive = new Map<string, HostPage>();
  const call = (page: HostPage | undefined, name: string, ...values: readonly unknown[]): void => {
    const handler = page?.[name];
    if (typeof handler === 'function') handler.apply(page, values);
  };
  const open = (route: string, options: Readonly<Record<string, string>>): void => {
    const page = create(route, options);
    stack.push(page);
    if (tabs.includes(route)) alive.set(route, page);
    call(page, 'onLoad', options);
    call(page, 'onShow');
    setTimeout(() => call(page, 'onReady'), 0);
  };
  const close = (page: HostPage | undefined): void => {
    if (page) alive.delete(page.route);
    call(page, 'onUnload');
  };
  const target = ({ url = '' }: Address) => {
    const [path = '', query = ''] = url.split('?');
    const route = path.replace(/^\//, '');
    if (!known.includes(route)) throw new Error(`page "${route}" is not found`);
    const options = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((pair) => pair.split('=', 2) as [string, string]),
    );
    return { route, options, isTab: tabs.includes(route) };
  };
  const noTab = (address: Address) => {
    const found = target(address);
    if (found.isTab) throw new Error('can not navigateTo a tabbar page');
    return found;
  };
  return {
    first: known[0] ?? '',
    pages: stack,
    navigateTo(address) {
      const { route, options } = noTab(address);
      if (stack.length >= maxPages) throw new Error('webview count limit exceed');
      call(stack.at(-1), 'onHide');
      open(route, options);
    },
    redirectTo(address) {
      const { route, options } = noTab(address);
      close(stack.pop());
      open(route, options);
    },
    reLaunch(address) {
      const { route, options } = target(address);
      while (stack.length > 0) close(stack.pop());
      open(route, options);
    },
    switchTab(address) {
      const { route, isTab } = target(address);
      if (!isTab) throw new Error('can not switch to no-tabBar page');
      while (stack.length > 1) close(stack.pop());
      const left = stack.pop();
      if (left && tabs.includes(left.route)) call(left, 'onHide');
      else close(left);
      const cached = alive.get(route);
      if (!cached) return open(route, {});
      stack.push(cached);
      call(cached, 'onShow');
    },
    navigateBack({ delta = 1 }) {
      for (let left = delta; left > 0 && stack.length > 1; left -= 1) close(stack.pop());
      call(stack.at(-1), 'onShow');
    },
  };
}
