import type { PageStack } from './page-stack.ts';

/** A request of the package, and its answer. */
export interface HostRequest {
  readonly url: string;
  readonly method?: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}
export interface HostAnswer {
  readonly statusCode: number;
  readonly header: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** What the test decides about the phone and its user. */
export interface Phone {
  request(request: HostRequest): Promise<HostAnswer>;
  /** The code of wx.login. */
  loginCode(): Promise<string>;
  /** Undefined: it cannot be read. */
  position: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Why it cannot be read, in the chat app's words. */
  locationError: string;
  /** The position after the user has opened the settings; undefined: as before. */
  readonly positionInSettings?: Phone['position'];
  /** Whether the user consents to what the privacy dialog asks. */
  privacyConsent: boolean;
  /** Pays, or rejects when the user cancels. */
  pay(signed: Readonly<Record<string, string>>): Promise<void>;
  /** What the user answers in a dialog. */
  confirms: boolean;
  theme: 'light' | 'dark';
  /** What earlier starts stored on the phone. */
  readonly stored?: ReadonlyMap<string, unknown>;
  /** The page that a card or code opened, with its query; undefined: the first tab. */
  opened?: string;
}

interface Callbacks {
  success?(result: object): void;
  fail?(result: object): void;
  complete?(result: object): void;
}
type Options = Callbacks & Readonly<Record<string, unknown>>;

/** The functions of the chat app that the package may call. What is not here does not exist, as in an older chat app. */
export function createWx(phone: Phone, stack: PageStack, log: string[][]) {
  let { position } = phone;
  const storage = new Map<string, unknown>(phone.stored);
  const updates = new Map<'ready' | 'failed', () => void>();
  const answer = (name: string, options: Callbacks | undefined, work: () => unknown) => {
    const done = Promise.resolve()
      .then(work)
      .then((found) => ({ errMsg: `${name}:ok`, ...(found as object | undefined) }));
    const reported = done.catch((error: unknown) => {
      log.push([name, 'fail', messageOf(error)]);
      throw Object.assign(new Error(messageOf(error)), { errMsg: `${name}:fail ${messageOf(error)}` });
    });
    if (!options?.success && !options?.fail && !options?.complete) return reported;
    void reported.then(
      (result) => (options.success?.(result), options.complete?.(result)),
      (failure: object) => (options.fail?.(failure), options.complete?.(failure)),
    );
    return undefined;
  };
  const asynchronous = (name: string, work: (options: Options) => unknown) => (options?: Options) =>
    answer(name, options, () => work(options ?? {}));
  const noted = (name: string, key: string) =>
    asynchronous(name, (options) => void log.push([name, wordsOf(options[key])]));
  const nothing = () => undefined;
  const clone = (value: unknown): unknown =>
    value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
  const info = {
    SDKVersion: '3.8.12',
    platform: 'ios',
    brand: 'host',
    model: 'host',
    system: 'iOS 17',
    version: '8.0.50',
    language: 'zh_CN',
    windowWidth: 390,
    windowHeight: 844,
    screenWidth: 390,
    screenHeight: 844,
    statusBarHeight: 47,
    pixelRatio: 2,
  };
  return {
    storage,
    updates,
    getSystemInfoSync: () => info,
    getWindowInfo: () => info,
    getDeviceInfo: () => info,
    getAppBaseInfo: () => ({ ...info, theme: phone.theme }),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx0000000000000000', envVersion: 'develop' } }),
    getLaunchOptionsSync: () => ({ path: stack.first, query: {}, scene: 1001 }),
    getEnterOptionsSync: () => ({ path: stack.first, query: {}, scene: 1001 }),
    getMenuButtonBoundingClientRect: () => ({
      top: 51,
      height: 32,
      width: 87,
      left: 296,
      right: 383,
      bottom: 83,
    }),
    getStorageSync: (key: string) => clone(storage.get(key)) ?? '',
    setStorageSync: (key: string, value: unknown) => void storage.set(key, clone(value)),
    removeStorageSync: (key: string) => void storage.delete(key),
    canIUse: () => true,
    nextTick: (run: () => void) => setTimeout(run, 0),
    env: { USER_DATA_PATH: 'wxfile://usr' },
    showToast: noted('showToast', 'title'),
    hideToast: asynchronous('hideToast', nothing),
    showModal: asynchronous('showModal', ({ title }) => {
      log.push(['showModal', String(title)]);
      return { confirm: phone.confirms, cancel: !phone.confirms };
    }),
    setNavigationBarTitle: noted('setNavigationBarTitle', 'title'),
    setNavigationBarColor: noted('setNavigationBarColor', 'frontColor'),
    openSetting: asynchronous('openSetting', () => {
      log.push(['openSetting']);
      position = phone.positionInSettings ?? position;
    }),
    setClipboardData: noted('setClipboardData', 'data'),
    pageScrollTo: noted('pageScrollTo', 'scrollTop'),
    showShareMenu: asynchronous('showShareMenu', nothing),
    stopPullDownRefresh: asynchronous('stopPullDownRefresh', nothing),
    makePhoneCall: noted('makePhoneCall', 'phoneNumber'),
    getScreenBrightness: asynchronous('getScreenBrightness', () => ({ value: 0.4 })),
    setScreenBrightness: noted('setScreenBrightness', 'value'),
    requirePrivacyAuthorize: asynchronous('requirePrivacyAuthorize', () => {
      log.push(['requirePrivacyAuthorize']);
      if (!phone.privacyConsent) throw new Error('user refuses');
    }),
    login: asynchronous('login', async () => ({ code: await phone.loginCode() })),
    getLocation: asynchronous('getLocation', () => {
      log.push(['getLocation']);
      if (!position) throw new Error(phone.locationError);
      return position;
    }),
    requestPayment: asynchronous('requestPayment', async (options) => {
      log.push(['requestPayment', String(options['package'])]);
      await phone.pay(options as Readonly<Record<string, string>>);
    }),
    request: (options: HostRequest & Callbacks) => {
      log.push(['request', options.method ?? 'GET', options.url]);
      void answer('request', { ...options, success: options.success ?? nothing }, () =>
        phone.request(options),
      );
      return { abort: nothing, onHeadersReceived: nothing, onChunkReceived: nothing };
    },
    ...Object.fromEntries(
      (['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'] as const).map((name) => [
        name,
        asynchronous(name, (options) => {
          log.push([name, wordsOf(options['url'] ?? options['delta'])]);
          stack[name](options as { readonly url?: string; readonly delta?: number });
        }),
      ]),
    ),
    createSelectorQuery: selectorQuery,
    createIntersectionObserver: () => ({
      relativeToViewport: () => ({ observe: nothing }),
      disconnect: nothing,
    }),
    createVideoContext: (id: string) => ({
      play: () => void log.push(['video.play', id]),
      pause: () => void log.push(['video.pause', id]),
    }),
    getUpdateManager: () => ({
      onCheckForUpdate: nothing,
      onUpdateReady: (run: () => void) => void updates.set('ready', run),
      onUpdateFailed: (run: () => void) => void updates.set('failed', run),
      applyUpdate: () => void log.push(['applyUpdate']),
    }),
    getPerformance: () => ({ createObserver: () => ({ observe: nothing }) }),
    ...Object.fromEntries(
      [
        'onAppShow',
        'onAppHide',
        'onError',
        'onUnhandledRejection',
        'onPageNotFound',
        'onThemeChange',
        'onWindowResize',
        'offWindowResize',
        'onKeyboardHeightChange',
      ].map((name) => [name, nothing]),
    ),
  };
}

/** There is no layout: everything has no size. */
function selectorQuery() {
  const query: Record<string, (...values: readonly unknown[]) => unknown> = {};
  for (const name of [
    'in',
    'select',
    'selectAll',
    'selectViewport',
    'boundingClientRect',
    'fields',
    'node',
    'scrollOffset',
  ])
    query[name] = () => query;
  query['exec'] = (done) => typeof done === 'function' && (done as (found: unknown[]) => void)([]);
  return query;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
