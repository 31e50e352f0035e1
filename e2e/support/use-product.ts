import type { Browser, BrowserContextOptions, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { sandboxPrefix } from '#core/contract/sandbox/rows.ts';
import { leaseProduct } from './lease-product.ts';
import { openBrowser, openPhone, type Phone } from './phone.ts';
import { saveRecorded } from './recorded.ts';
import { shortTimers } from './short-timers.ts';
import { signInAs } from './sign-in.ts';
import { workbench, type Workbench } from './workbench.ts';

interface PhoneOptions {
  /** The subscriber who is signed in; a guest by default. */
  readonly mobile?: string | undefined;
  /** The host app, by its user agent. */
  readonly userAgent?: string | undefined;
  readonly context?: BrowserContextOptions | undefined;
  /** By how much the timeouts of its pages are shorter; unchanged by default. */
  readonly haste?: number | undefined;
}

export interface ProductInUse {
  readonly origin: string;
  readonly browser: Browser;
  readonly workbench: Workbench;
  /** A phone for this test, closed after it. */
  phone(options?: PhoneOptions): Promise<Phone>;
  /** A phone that several tests of the file share; the file closes it. */
  sharedPhone(options?: PhoneOptions): Promise<Phone>;
}

/** A page of the workbench, or a script of its host apps, that changes the sandbox. */
const isWorkbenchChange = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname.startsWith(`${sandboxPrefix}/`);

/** A running product for this file alone and the worker's browser. Clock and upstreams are reset after a test that used them. */
export function useProduct(): ProductInUse {
  let inUse: { readonly origin: string; readonly browser: Browser } | undefined;
  const current = () => {
    if (!inUse) throw new Error('the product can be used from the first hook or test on');
    return inUse;
  };
  const phones: Phone[] = [];
  let mayHaveChanged = false;
  const closePhones = () => Promise.all(phones.splice(0).map((phone) => phone.close()));

  beforeAll(async () => {
    const { origin, release } = await leaseProduct(inject('products'), inject('runFolder'));
    inUse = { origin, browser: await openBrowser() };
    await workbench(origin).reset();
    return release;
  });
  afterEach(async () => {
    await closePhones();
    if (mayHaveChanged) await workbench(current().origin).reset();
    mayHaveChanged = false;
  });
  afterAll(() => saveRecorded(inject('runFolder')));

  const sharedPhone = async ({ mobile, userAgent, context, haste }: PhoneOptions = {}): Promise<Phone> => {
    const { origin, browser } = current();
    const phone = await openPhone(browser, origin, userAgent, context);
    phone.page.context().on('request', (request) => void (mayHaveChanged ||= isWorkbenchChange(request)));
    if (haste !== undefined) await phone.page.context().addInitScript(shortTimers, haste);
    if (mobile !== undefined) await signInAs(phone.page.context(), origin, mobile);
    return phone;
  };
  return {
    get origin() {
      return current().origin;
    },
    get browser() {
      return current().browser;
    },
    get workbench() {
      mayHaveChanged = true;
      return workbench(current().origin);
    },
    sharedPhone,
    async phone(options) {
      const phone = await sharedPhone(options);
      phones.push(phone);
      return phone;
    },
  };
}
