import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { orders } from '#core/contract/order/orders.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { isLongRun } from './support/is-long-run.ts';
import { useProduct } from './support/use-product.ts';
import { withoutMotion } from './support/visit.ts';
import { workbench } from './support/workbench.ts';

const product = useProduct();

/** Holders of a product are led to this mall. */
const project = 'super-market';
const addressOf = (page: PageId): string =>
  pageUrl({ base: environments.dev.base, project, path: pathOf(project, page) ?? '/' });
const gold = '13800000001';
const platinum = '13800000005';
/** Whose pages are opened; in a long run also those of members who have less. */
const members: readonly (readonly [mobile: string, name: string])[] = [
  [gold, 'the gold member'],
  [platinum, 'the platinum member'],
  ...(isLongRun
    ? ([
        ['13800000003', 'the holder of the easy-use card'],
        ['13800000004', 'the PLUS member'],
        ['13800000010', 'the member with a deputy number'],
      ] as const)
    : []),
];

/** The number a page shows now; undefined: none yet. */
type Reading = (tab: Page) => Promise<number | undefined>;

/** The number in the first group of the pattern; a text without one, such as 本月暂无, says 0. */
const inText =
  (pattern: RegExp, selector = 'main, body'): Reading =>
  async (tab) => {
    const found = pattern.exec((await tab.locator(selector).allTextContents()).join(' '));
    return found ? Number(found[1] ?? 0) : undefined;
  };
/** The number behind the name of a tab; without the tab there are none. */
const onTab =
  (name: string): Reading =>
  async (tab) =>
    (await inText(new RegExp(`(?:^| )${name} (\\d+)`), '[role=tab]')(tab)) ?? 0;
/** How many elements a page lists. */
const listed =
  (selector: string): Reading =>
  (tab) =>
    tab.locator(selector).count();
/** The sum of unread messages in the names of links or buttons; undefined until there is one. */
const unread =
  (selector: string): Reading =>
  async (tab) => {
    const labels = await tab
      .locator(selector)
      .evaluateAll((found) => found.map((each) => each.getAttribute('aria-label') ?? each.textContent));
    const counted = labels.flatMap((label) => /，(\d+)条未读/.exec(label)?.[1] ?? []);
    return counted.length === 0 ? undefined : counted.reduce((sum, count) => sum + Number(count), 0);
  };

interface Shown {
  readonly page: PageId;
  /** Opened by the first subscriber alone, for lack of time; in a long run by all. */
  readonly once?: true;
  /** What the page counts, by name. */
  readonly counts: Readonly<Record<string, Reading>>;
}

/** Every page that shows a count, then the pages behind it. The first page that shows a number is compared with all others. */
const shown: readonly Shown[] = [
  {
    page: 'home',
    counts: { 本月权益: inText(/本月权益(\d+)项可领/) },
  },
  {
    page: 'mine',
    counts: {
      我的券: inText(/(\d+)优惠券/),
      福袋券: inText(/权益福袋(?:(\d+)张待使用|本月暂无)/),
      流量礼包: inText(/流量礼包(?:(\d+)份可领|本月暂无)/),
      五折购: inText(/五折购(?:(\d+)件可购|本月暂无)/),
      收藏: inText(/话费余额(\d+)收藏/),
      待付款: inText(/待付款(\d+)个/),
      未读消息: unread('a[aria-label^="消息中心"]'),
    },
  },
  {
    page: 'myCoupons',
    counts: { 我的券: onTab('待使用'), 福袋券: onTab('福袋券'), 流量礼包券: onTab('流量礼包券') },
  },
  {
    page: 'blessingBag',
    counts: { 福袋券: inText(/福袋券(?:(\d+)张可用|购物全额抵扣)/) },
  },
  { page: 'trafficGiftBag', counts: { 流量礼包: inText(/还可领(\d+)份/) } },
  {
    page: 'trafficPackage',
    once: true,
    counts: { 流量礼包券: inText(/(\d+)张流量礼包券/), 流量礼包: inText(/(\d+)份本月可领礼包/) },
  },
  {
    page: 'halfPrice',
    counts: { 五折购: inText(/本月还可购(\d+)件|开通会员，享五折购/) },
  },
  { page: 'myMonth', counts: { 本月权益: inText(/(\d+) 项可领/) } },
  { page: 'rightsList', counts: { 本月权益: inText(/(\d+)项可领\d+项已领/) } },
  {
    page: 'myFavourites',
    once: true,
    counts: { 收藏: listed('[aria-label="我的收藏"] > li') },
  },
  { page: 'myOrders', once: true, counts: { 待付款: onTab('待付款') } },
  { page: 'messageCenter', once: true, counts: { 未读消息: unread('[aria-label="消息类别"] button') } },
];

const names = shown.flatMap(({ counts }) => Object.keys(counts));

/** Keeps goods and leaves an order unpaid, so that these are counted too. */
async function prepare(mobile: string): Promise<void> {
  const as = await workbench(product.origin).session(mobile);
  const root = product.origin + environments.dev.base;
  const { envelope: zone } = await sendCall(root, flashSales.halfPrice, {});
  const skuId = zone.data?.goods[0]?.skuId ?? '';
  await sendCall(root, savedGoods.addFavourite, { skuId }, { as });
  const order = { lines: [{ skuId, quantity: 1 }], cardCodes: [] };
  const { envelope: preview } = await sendCall(root, orders.previewOrder, order, { as });
  const { payableFen } = preview.data;
  const headers = { 'idempotency-key': randomUUID() };
  const { envelope } = await sendCall(root, orders.submitOrder, { ...order, payableFen }, { as, headers });
  if (!envelope.success) throw new Error(`the order was refused: ${envelope.message}`);
}

describe('a number of the same thing', () => {
  it.each([...new Set(names)])('%s is shown by several pages', (name) =>
    expect(names.filter((each) => each === name).length).toBeGreaterThan(1),
  );

  it.each(members)('is the same on every page for %s, %s', async (mobile) => {
    await prepare(mobile);
    const { page: tab } = await product.phone({ mobile, context: withoutMotion });
    const known = new Map<string, number>();
    for (const { page, once, counts } of shown) {
      if (once && !isLongRun && mobile !== gold) continue;
      await tab.goto(addressOf(page), { waitUntil: 'commit' });
      for (const [name, read] of Object.entries(counts)) {
        const where = `${name} on ${page}`;
        const again = { timeout: 15_000, message: where };
        if (!known.has(name)) {
          await expect.poll(() => read(tab), again).toBeDefined();
          known.set(name, (await read(tab)) ?? 0);
        }
        await expect.poll(() => read(tab), again).toBe(known.get(name));
      }
    }
    expect(known.get('收藏')).toBe(1);
    expect(known.get('待付款')).toBe(1);
  });
});
