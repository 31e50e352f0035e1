import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import type { TemplateValues } from '#core/rules/console/service/tickets/reply-template.ts';

/** What fills in the variables of a template: the ticket, and the newest order and claim that are linked. */
export const templateValues = (
  { ticketNo, orders: [order], claims: [claim] }: DeskTicketDetail,
  operator: string | undefined,
): TemplateValues => ({
  工单号: ticketNo,
  ...(operator !== undefined && { 客服: operator }),
  ...(order && { 订单号: order.orderNo, 商品: order.goodsName }),
  ...(claim && { 领取编号: claim.claimId, 权益: claim.rightsName }),
});
