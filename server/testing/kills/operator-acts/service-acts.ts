import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import { support } from '#core/contract/user/support.ts';
import { aCouponOffer } from '../../data/a-coupon-offer.ts';
import { aMember } from '../../data/a-member.ts';
import { anOrder } from '../../data/orders/an-order.ts';
import { anOperator, consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, reason } from './act.ts';

/** Tickets, compensations and what the desk does with a subscriber. */
export const serviceActs = [
  act({
    call: 'openOrderTicket',
    by: 'service',
    prepare: async (server) => ({
      orderNo: (await anOrder(server)).orderNo,
      topic: 'other',
      text: '用户来电说没有收到',
    }),
  }),
  act({
    call: 'takeTicket',
    by: 'service',
    prepare: async (server) => ({ ticketId: (await aTicket(server)).ticketId }),
  }),
  act({
    call: 'answerTicket',
    by: 'service',
    prepare: async (server) => ({
      ticketId: (await aTicket(server)).ticketId,
      text: '已补发，请查收',
      seen: 1,
    }),
  }),
  act({
    call: 'transferTicket',
    by: 'service',
    prepare: async (server) => ({
      ticketId: (await aTicket(server)).ticketId,
      to: (await anOperator(server, { roles: ['service'] })).operatorId,
      note: '交给下一班',
      from: null,
    }),
  }),
  act({
    call: 'endTicket',
    by: 'service',
    prepare: async (server) => ({ ticketId: (await aTicket(server)).ticketId, note: '用户来电说已解决' }),
  }),
  act({
    call: 'linkTicket',
    by: 'service',
    async prepare(server) {
      const { as, ticketId } = await aTicket(server);
      return { ticketId, kind: 'order', key: (await anOrder(server, { as })).orderNo };
    },
  }),
  act({
    call: 'saveReplyTemplate',
    by: 'service',
    prepare: async () => ({ title: '补发说明', topic: null, text: '已补发，请查收' }),
  }),
  act({
    call: 'compensate',
    by: 'service',
    prepare: async (server) => aCompensation(server, 500),
  }),
  approval({
    approves: 'subscribers.compensate',
    proposer: 'service',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, compensations.compensate, await aCompensation(server, 2_500), by),
  }),
  act({
    call: 'addSubscriberNote',
    by: 'service',
    prepare: async (server) => ({ userId: (await aMember(server)).userId, text: '希望下午联系' }),
  }),
  act({
    call: 'endSubscriberSessions',
    by: 'service',
    prepare: async (server) => ({ userId: (await aMember(server)).userId, reason }),
  }),
  act({
    call: 'viewAs',
    by: 'service',
    isRepeated: true,
    prepare: async (server) => ({ userId: (await aMember(server)).userId, reason }),
  }),
];

async function aTicket(server: TestServer) {
  const as = await aMember(server);
  const { ticketId } = await server.data(support.openTicket, { text: '充值没有到账' }, { as });
  return { as, ticketId };
}

async function aCompensation(server: TestServer, fen: number) {
  const { as, ticketId } = await aTicket(server);
  const { templateId } = await aCouponOffer(server, {
    template: { amount_fen: fen, for_compensation: true },
  });
  const of = { kind: 'ticket' as const, key: ticketId };
  return { userId: as.userId, case: of, templateId, reason };
}
