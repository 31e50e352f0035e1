import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { aPhone, openBrowser, type Phone } from './phone.ts';
import { startProduct, type Product } from './product.ts';
import { signInAs } from './sign-in.ts';
import { workbench } from './workbench.ts';

interface PhoneWanted {
  /** Who is signed in on it; nobody by default. */
  readonly mobile?: string | undefined;
  /** The app it is in, by what it says of itself. */
  readonly userAgent?: string | undefined;
  readonly options?: BrowserContextOptions | undefined;
}

/** What every story plays on. */
export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
  /** What the outside world does. */
  readonly workbench: ReturnType<typeof workbench>;
  /** A phone for this test, put away after it. */
  phone(wanted?: PhoneWanted): Promise<Phone>;
}

/** The product and a browser for all tests of a file, phones for each; whoever asks before the first test gets an error. */
export function setStage(): Stage {
  let set: { readonly product: Product; readonly browser: Browser } | undefined;
  const phones: Phone[] = [];
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    set = { product, browser };
  });
  afterEach(() => Promise.all(phones.splice(0).map((phone) => phone.close())));
  afterAll(async () => {
    await set?.browser.close();
    await set?.product.stop();
  });
  const there = () => {
    if (!set) throw new Error('the stage is not set yet');
    return set;
  };
  return {
    get product() {
      return there().product;
    },
    get browser() {
      return there().browser;
    },
    get workbench() {
      return workbench(there().product.origin);
    },
    async phone({ mobile, userAgent, options } = {}) {
      const { product, browser } = there();
      const phone = await aPhone(browser, product.origin, userAgent, options);
      phones.push(phone);
      if (mobile !== undefined) await signInAs(phone.page, product.origin, mobile);
      return phone;
    },
  };
}
