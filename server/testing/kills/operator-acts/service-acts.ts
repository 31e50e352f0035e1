import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import { support } from '#core/contract/user/support.ts';
import { aCouponOffer } from '../../data/a-coupon-offer.ts';
import { aMember } from '../../data/a-member.ts';
import { anOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { reason, type OperatorAct } from './act.ts';

/** The answer to a ticket and a compensation. */
export async function serviceActs(server: TestServer): Promise<readonly OperatorAct[]> {
  // Acts of one operator that count against a limit follow each other.
  const [service, second] = [
    await anOperator(server, { roles: ['service'] }),
    await anOperator(server, { roles: ['service'] }),
  ];
  const [subscriber, compensated] = [await aMember(server), await aMember(server)];
  const { ticketId } = await server.data(support.openTicket, { text: '充值没有到账' }, { as: subscriber });
  const { ticketId: caseKey } = await server.data(
    support.openTicket,
    { text: '券码用不了' },
    { as: compensated },
  );
  const { templateId } = await aCouponOffer(server, { template: { for_compensation: true } });
  return [
    {
      objectKey: ticketId,
      endpoint: ticketDesk.answerTicket,
      input: { ticketId, text: '已补发，请查收', seen: 1 },
      by: service,
    },
    {
      objectKey: `ticket ${caseKey}`,
      endpoint: compensations.compensate,
      input: { userId: compensated.userId, case: { kind: 'ticket', key: caseKey }, templateId, reason },
      by: second,
    },
  ];
}
