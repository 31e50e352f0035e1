import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './phone.ts';
import { startProduct, type Product } from './product.ts';

export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
}

/** The product and a browser for all tests of a file; whoever asks before the first test gets an error. */
export function setStage(): () => Stage {
  let stage: Stage | undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    stage = { product, browser };
  });
  afterAll(async () => {
    await stage?.browser.close();
    await stage?.product.stop();
  });
  return () => {
    if (!stage) throw new Error('the stage is not set yet');
    return stage;
  };
}
