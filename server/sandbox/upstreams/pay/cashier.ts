import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { payAct, type PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { choicePage, choicePagePolicy, type Choice } from '../../hosts/choice-page.ts';
import { actAtCashier, type CashierSandbox } from './pay-act.ts';
import { returnUrl } from '../../hosts/return-url.ts';
import { tradeOf } from './trades.ts';

export const cashierPath = '/sandbox/cashier';

const page = payAct
  .pick({ paymentNo: true })
  .extend({ channel: z.string(), redirect_url: z.string().optional() });

const titles: Readonly<Record<string, string>> = {
  'chat-pay': '聊天应用支付',
  wallet: '在线钱包',
  'operator-wallet': '运营商钱包',
  'bank-card': '银行卡支付',
};
const choices: readonly (Pick<Choice, 'label' | 'hint'> & Omit<PayAct, 'paymentNo'>)[] = [
  { label: '确认付款', hint: '付款成功并通知', result: 'success', times: 1, delayMs: 0 },
  { label: '付款失败', hint: '银行拒绝', result: 'fail', times: 1, delayMs: 0 },
  { label: '关闭交易', hint: '不再付款', result: 'close', times: 1, delayMs: 0 },
  { label: '付款，通知重复3次', hint: '渠道重复通知', result: 'success', times: 3, delayMs: 0 },
  { label: '付款，通知晚10秒', hint: '渠道延迟', result: 'success', times: 1, delayMs: 10_000 },
  { label: '付款，通知丢失', hint: '由系统查询', result: 'success', times: 0, delayMs: 0 },
  { label: '伪造的通知', hint: '签名不符', result: 'forge', times: 1, delayMs: 0 },
  { label: '金额不符的通知', hint: '少1分', result: 'wrong-amount', times: 1, delayMs: 0 },
];

/** What an emulated page was opened with; otherwise an error that is answered with status 400. */
function queryOf<S extends z.ZodType>(schema: S, { query }: FastifyRequest): z.output<S> {
  const read = schema.safeParse(query);
  if (!read.success) throw Object.assign(new Error('bad query'), { statusCode: 400 });
  return read.data;
}

/** The channels' cashier: a page where a subscriber pays, or the channel misbehaves (decisions §2). */
export function cashier(app: FastifyInstance, sandbox: CashierSandbox): void {
  app.get(cashierPath, async (request, reply) => {
    const { channel, paymentNo: number, redirect_url } = queryOf(page, request);
    const trade = await tradeOf(sandbox.db, channel, number);
    const back = returnUrl(request, redirect_url ?? trade?.return_url);
    const links = choices.map(({ label, hint, ...query }) => ({
      label,
      hint,
      href: `${cashierPath}/act?${new URLSearchParams({
        paymentNo: number,
        ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        ...(back && { back: back.href }),
      }).toString()}`,
    }));
    const leave = back ? [{ label: '返回商户', hint: '不做任何操作', href: back.href }] : [];
    const text = trade ? `应付 ¥${formatFen(trade.amount_fen)}` : '没有找到该笔交易';
    return reply
      .status(trade ? 200 : 404)
      .headers({ 'Content-Security-Policy': choicePagePolicy, 'Referrer-Policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(choicePage(titles[channel] ?? '收银台', text, trade ? [...links, ...leave] : []));
  });
  app.get(`${cashierPath}/act`, async (request, reply) => {
    const done = await actAtCashier(sandbox, queryOf(payAct, request));
    const back = returnUrl(request, z.object({ back: z.string().optional() }).parse(request.query).back);
    if (back) return reply.redirect(back.href);
    return reply
      .headers({ 'Content-Security-Policy': choicePagePolicy })
      .type('text/html; charset=utf-8')
      .send(choicePage('收银台', done ? `已完成：${done.state}` : '没有找到该笔交易', []));
  });
}
