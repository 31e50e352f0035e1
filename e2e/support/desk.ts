import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { proposals } from '#core/contract/console/proposals.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { openBrowser } from './phone.ts';
import type { ProductInUse } from './use-product.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const consolePath = '/content/console';
const codeRefused = '动态码不对，或已经用过';

interface Desks {
  /** A browser window of 1440 × 900, signed in as a demo operator or not signed in. */
  open(as?: string): Promise<Page>;
  /** The code that the authenticator of a demo operator shows now. */
  codeOf(loginName: string): Promise<string>;
  /** The card of a waiting proposal, chosen among those that other files may have left on the product. */
  proposal(desk: Page, target: string): Promise<Locator>;
  /** Agrees to a proposal in the window of an operator, with a code where one is asked for. */
  approve(desk: Page, as: string, target: string): Promise<void>;
  /** What pages logged as errors, refused content included. */
  readonly errors: readonly string[];
}

/** Windows of the console, closed after the file's tests. */
export function useDesks(product: ProductInUse): Desks {
  const errors: string[] = [];
  const desks: Page[] = [];
  const codeOf = async (loginName: string): Promise<string> => {
    const { rows } = await callSandbox(product.origin, controls.demoOperators, {});
    return rows.find((each) => each.loginName === loginName)?.code ?? '';
  };
  const proposal = async (desk: Page, target: string): Promise<Locator> => {
    await desk.goto(`${consolePath}/approvals`);
    await desk.getByRole('region', { name: '待我审批' }).getByRole('button', { name: target }).click();
    const card = desk.getByRole('region', { name: `：${target}` });
    await card.waitFor();
    return card;
  };
  beforeAll(() => void errors.splice(0));
  afterAll(() => Promise.all(desks.map((page) => page.context().close())));
  return {
    errors,
    open: async (as) => {
      const browser = await openBrowser();
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: 1440, height: 900 },
        locale: 'zh-CN',
      });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(as === undefined ? `${consolePath}/` : `/sandbox/console?as=${as}`);
      desks.push(page);
      return page;
    },
    codeOf,
    proposal,
    approve: async (desk, as, target) => {
      const card = await proposal(desk, target);
      const code = card.getByLabel('动态验证码');
      const agree = card.getByRole('button', { name: '同意' });
      const tryOnce = async (): Promise<{ readonly success: boolean; readonly message: string }> => {
        if (await code.isVisible()) await code.fill(await codeOf(as));
        const answered = desk.waitForResponse((response) =>
          response.url().endsWith(proposals.approveProposal.path),
        );
        await agree.click();
        return (await (await answered).json()) as { success: boolean; message: string };
      };
      // An operator who approves three times within a minute waits for the next code.
      await expect
        .poll(
          async () => {
            const { success, message } = await tryOnce();
            if (!success && message !== codeRefused) throw new Error(message);
            return success;
          },
          { interval: 5_000 },
        )
        .toBe(true);
      await agree.waitFor({ state: 'detached' });
    },
  };
}

/** Nothing that axe finds is wrong on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // The content policy allows no inline script; what the test evaluates is not the page's.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(found).toEqual([]);
}
