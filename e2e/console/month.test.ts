import { describe, expect, it } from 'vitest';
import { controls } from '#core/contract/sandbox/controls.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { buyByBill } from '../support/buy-by-bill.ts';
import { consolePath, useDesks } from '../support/desk.ts';
import { manualPicture } from '../support/manual-picture.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, approve, errors } = useDesks(product);
const minute = 60_000;

/** 2026-11-18T14:00 in China's time, as the field of day and time takes it. */
const fieldTime = (time: number): string => new Date(time + 8 * 60 * minute).toISOString().slice(0, 16);

describe('a month at the console', () => {
  it('a flash sale is opened by two, sold to a phone and stopped by one', async () => {
    const desk = await open('demo-activities');
    await desk.getByRole('heading', { name: '概览', level: 1 }).waitFor();
    await manualPicture(desk, 'overview');
    await desk.goto(`${consolePath}/flash-sales`);
    await desk.getByRole('button', { name: '新开一场…' }).click();
    const draft = desk.getByRole('form', { name: '新开一场秒杀' });
    // Its clock may be ahead: another file of the run may have moved it.
    const begins = Date.parse((await callSandbox(product.origin, controls.state, {})).now) + 5 * minute;
    await draft.getByLabel('名称', { exact: true }).fill('月初夜场');
    await draft.getByLabel('开始').fill(fieldTime(begins));
    await draft.getByLabel('结束').fill(fieldTime(begins + 60 * minute));
    await draft.getByLabel('加商品').fill('museum-night');
    await draft.getByRole('button', { name: /^加 / }).first().click();
    await draft.getByLabel(/活动价$/).fill('9.90');
    await draft.getByLabel(/件数$/).fill('20');
    await draft.getByLabel(/补贴预算$/).fill('500');
    await draft.getByLabel('原因').fill('月初博物馆夜场');
    await manualPicture(desk, 'flash-sale');
    await draft.getByRole('button', { name: '提交审批' }).click();
    await draft.getByText('已提交审批，同意后生效').waitFor();

    const finance = await open('demo-finance');
    await finance.goto(`${consolePath}/approvals`);
    await finance.getByRole('region', { name: '待我审批' }).waitFor();
    await manualPicture(finance, 'approvals');
    await approve(finance, 'demo-finance', '月初夜场');

    await desk.goto(`${consolePath}/flash-sales?keyword=月初夜场`);
    await desk.getByRole('link', { name: '月初夜场' }).click();
    await desk.getByRole('heading', { name: '月初夜场' }).waitFor();
    const sessionId = decodeURIComponent(desk.url().split('/').at(-1) ?? '');
    await product.workbench.advance(6 * minute);
    const sale = `/content/super-market/second-kill?sessionId=${sessionId}`;
    const buyer = await product.phone({ mobile: '13800000004' });
    await buyer.page.goto(sale);
    await buyer.page.getByRole('button', { name: /^马上抢/ }).click();
    await buyer.page.waitForURL(/\/order-pay\?/);
    await desk.getByRole('table', { name: '这一场的商品' }).getByText('1 / 20').waitFor();
    await desk.getByRole('button', { name: '停止活动…' }).click();
    const stop = desk.getByRole('form', { name: '停止活动：月初夜场' });
    await stop.getByLabel('原因').fill('馆方临时闭馆');
    await stop.getByRole('button', { name: '立即停止' }).click();
    await desk.getByRole('button', { name: '恢复活动…' }).waitFor();
    const late = await product.phone({ mobile: '13800000005' });
    await late.page.goto(sale);
    await late.page.getByText('活动已停止，下次再来').first().waitFor();
    expect([...buyer.errors, ...late.errors, ...errors]).toEqual([]);
  });

  it('a price above the limit waits for a second person, and an order pays the new one', async () => {
    const desk = await open('demo-activities');
    await desk.goto(`${consolePath}/goods?keyword=talkshow`);
    await desk.getByRole('link', { name: /talkshow$/ }).click();
    const price = desk.getByLabel(/售价$/).first();
    const after = (Number(await price.inputValue()) * 0.9).toFixed(2);
    await price.fill(after);
    await price.press('Enter');
    const form = desk.getByRole('form', { name: '这次改价' });
    await form
      .getByText(/超过 5%/)
      .first()
      .waitFor();
    await form.getByLabel('原因').fill('月末特惠，剧场同意');
    await manualPicture(desk, 'price');
    await form.getByRole('button', { name: '提交审批' }).click();
    await desk.getByText('改价待审批').waitFor();
    const title = await desk.getByRole('heading', { level: 1 }).innerText();
    await approve(await open('demo-finance'), 'demo-finance', title);

    const phone = await product.phone({ mobile: '13812340044' });
    await product.workbench.grant('13812340044', 'balance', 100_000);
    await expect
      .poll(
        async () => {
          await phone.page.goto('/content/super-market/goods-detail?goodsId=talkshow');
          return (await phone.page.locator('body').textContent()) ?? '';
        },
        { timeout: 20_000 },
      )
      .toContain(after.replace(/0$/, ''));
    await buyByBill(phone.page, 'talkshow.1');
    await phone.page
      .getByText(`¥${after.replace(/0$/, '')}`, { exact: false })
      .first()
      .waitFor();
    expect([...phone.errors, ...errors]).toEqual([]);
  });

  it('an order is refunded with a second person, and the phone says so', async () => {
    const mobile = '13812340042';
    await product.workbench.grant(mobile, 'balance', 20_000);
    const phone = await product.phone({ mobile });
    const orderNo = await buyByBill(phone.page, 'cinema-imax.1');
    const desk = await open('demo-service');
    await desk.goto(`${consolePath}/orders`);
    await desk.getByRole('table', { name: '订单' }).getByRole('link').first().waitFor();
    await manualPicture(desk, 'orders');
    await desk.goto(`${consolePath}/orders/${orderNo}`);
    await desk.getByRole('button', { name: '退款…' }).click();
    const form = desk.getByRole('form', { name: '退款' });
    await form.getByText(/原路退回话费 ¥/).waitFor();
    await form.getByLabel('原因').fill('用户改看下一场');
    await manualPicture(desk, 'refund');
    await form.getByRole('button', { name: '提交审批' }).click();
    await desk.getByText('已提交审批，财务同意后退款').waitFor();
    await approve(await open('demo-finance'), 'demo-finance', '巨幕厅电影票');
    await desk.getByRole('table', { name: '退款' }).getByText('已退款').waitFor();
    await phone.page.reload();
    await phone.page.getByRole('heading', { name: '退款已到账' }).first().waitFor();
    expect([...phone.errors, ...errors]).toEqual([]);
  });

  it('a lost claim is found by its number and sent again until it arrives', async () => {
    const { workbench } = product;
    const [gold, right] = ['13800000001', '视频会员月卡'];
    const since = await workbench.advanceToFreshMonth();
    const { page: phone } = await product.phone({ mobile: gold });
    await phone.goto('/content/standalone-pages/rights-entrance');
    const claimButton = phone.getByRole('listitem').filter({ hasText: right }).getByRole('button').last();
    await claimButton.waitFor();
    await workbench.outage('suppliers', true);
    await claimButton.click();
    await phone.getByRole('dialog').waitFor();
    const claim = async () => (await workbench.claimsSince(since, right, '138****0001'))[0];
    await expect.poll(async () => (await claim())?.tries).toBeGreaterThan(0);
    await workbench.advance(11 * minute);
    await expect.poll(async () => (await claim())?.state, { timeout: 20_000 }).toBe('failed');
    await workbench.outage('suppliers', false);

    const desk = await open('demo-service');
    await desk.goto(`${consolePath}/claims`);
    await desk.getByLabel('完整号码').fill(gold);
    await desk.getByRole('button', { name: '查找' }).click();
    await desk
      .getByRole('row', { name: new RegExp(`${right}.*已退回，待核对`) })
      .first()
      .getByRole('link')
      .click();
    const trace = desk.getByRole('region', { name: '领取轨迹' });
    await trace.getByText('撤单没有答复，待核对').waitFor();
    await manualPicture(desk, 'claim');
    await desk.getByRole('button', { name: '重发…' }).click();
    await desk.getByLabel('原因').fill('用户来电说没有到账');
    await desk.getByRole('button', { name: '立即重发' }).click();
    await trace.getByText('供应商发放成功').waitFor();
    await phone.reload();
    await expect.poll(() => claimButton.textContent()).toBe('本月已领');
    expect(errors).toEqual([]);
  });

  it('a ticket is answered with a compensation, which the phone has', async () => {
    const phone = await product.phone({ mobile: '13812340047' });
    await phone.page.goto('/content/super-market/question-list');
    await phone.page.getByRole('button', { name: /^转人工/ }).click();
    const sheet = phone.page.getByRole('dialog', { name: '转人工客服' });
    await sheet.getByRole('textbox', { name: '问题描述' }).fill('咖啡券在门店用不了');
    await sheet.getByRole('button', { name: '提交工单' }).click();
    await phone.page.waitForURL(/my-tickets\?.*ticketId=/);

    const desk = await open('demo-service');
    await desk.goto(`${consolePath}/tickets`);
    await desk
      .getByRole('row')
      .filter({ hasText: '咖啡券在门店用不了' })
      .getByRole('link', { name: /^T-\d+$/ })
      .click();
    await desk.getByRole('region', { name: '补偿' }).getByRole('button', { name: '补偿…' }).click();
    const form = desk.getByRole('form', { name: '补偿这位用户' });
    await form.getByRole('radio', { name: /12元咖啡奶茶券/ }).check();
    await form.getByLabel('原因').fill('门店系统故障，已核实');
    await manualPicture(desk, 'ticket');
    await form.getByRole('button', { name: '补偿', exact: true }).click();
    await desk.getByText('已补偿，用户收到了券和消息').waitFor();
    const answer = desk.getByRole('form', { name: '回复' });
    await answer.getByLabel('回复内容').fill('给您补了一张咖啡奶茶券，请在我的券里查看');
    await answer.getByRole('button', { name: '发送', exact: true }).click();
    await desk.getByRole('list', { name: '对话' }).getByText('给您补了一张咖啡奶茶券').waitFor();
    await phone.page.reload();
    await phone.page.getByRole('list', { name: '对话' }).getByText('给您补了一张咖啡奶茶券').waitFor();
    await phone.page.goto('/content/super-market/my-coupons?couponType=cash');
    await phone.page.getByText('12元咖啡奶茶券').first().waitFor();
    expect([...phone.errors, ...errors]).toEqual([]);
  });

  it('a city is paused for one feature and lifted again', async () => {
    const desk = await open('demo-activities');
    await desk.goto(`${consolePath}/switches`);
    await desk.getByRole('button', { name: '苏州 抽奖：正常' }).click();
    const form = desk.getByRole('form', { name: '苏州 · 抽奖' });
    await form.getByRole('radio', { name: '暂停' }).check();
    await form.getByText(/^\d+\+? 位用户，最近 1 小时 \d+/).waitFor();
    await form.getByLabel('原因').fill('奖品接口异常');
    await manualPicture(desk, 'switches');
    await form.getByRole('button', { name: '应用' }).click();
    await desk.getByRole('button', { name: '苏州 抽奖：暂停' }).click();
    await form.getByLabel('原因').fill('奖品接口已恢复');
    await form.getByRole('button', { name: '恢复正常' }).click();
    await desk.getByRole('button', { name: '苏州 抽奖：正常' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('a day with a planted difference is compared, repaired by two persons, and closed', async () => {
    const planted = await callSandbox(product.origin, statements.plantDifference, {
      channel: 'bank-card',
      what: 'missing-here',
    });
    const [no = ''] = /P\w+$/.exec(planted.text) ?? [];
    const desk = await open('demo-finance');
    await desk.goto(`${consolePath}/reconciliation`);
    await desk.getByRole('button', { name: '重新比对一天…' }).click();
    const compare = desk.getByRole('form', { name: '重新比对一天' });
    await compare.getByRole('button', { name: '比对' }).click();
    await compare.getByText(/新增 \d+ 条差异/).waitFor();
    await compare.getByRole('button', { name: '关闭' }).click();
    await desk
      .getByRole('button', { name: /银行卡：有差异/ })
      .last()
      .click();
    const row = desk.getByRole('row').filter({ hasText: no.slice(-6) });
    await row.getByRole('button', { name: '渠道已收款，我方没有' }).click();
    const panel = desk.getByRole('region', { name: '渠道已收款，我方没有' });
    await panel.getByText('在银行卡退回多收的 ¥47.00').waitFor();
    await manualPicture(desk, 'reconciliation');
    await panel.getByRole('button', { name: '申请执行…' }).click();
    const form = desk.getByRole('form', { name: '执行：在渠道退回' });
    await form.getByLabel('原因').fill('渠道流水查无此单');
    await form.getByRole('button', { name: '提交审批' }).click();
    await panel.getByText(/申请修复：渠道流水查无此单/).waitFor();
    const day = await panel.getByText(/^\d{4}-\d{2}-\d{2}$/).innerText();
    await approve(await open('demo-owner'), 'demo-owner', `银行卡 ${day}：渠道已收款，我方没有`);
    await panel.getByText('已修复', { exact: true }).waitFor();

    await desk.getByRole('button', { name: new RegExp(`^${day} 可日结`) }).click();
    const closing = desk.getByRole('region', { name: `${day} 日结` });
    await closing.getByRole('button', { name: '日结…' }).click();
    await manualPicture(desk, 'day-closing');
    await desk
      .getByRole('form', { name: `日结 ${day}` })
      .getByRole('button', { name: '日结', exact: true })
      .click();
    await closing.getByText('已日结').waitFor();
    expect(await product.workbench.ledgerDifferences()).toEqual([]);
    expect(errors).toEqual([]);
  });
});
