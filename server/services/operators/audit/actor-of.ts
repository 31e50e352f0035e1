import type { OperatorCall } from '../../../http/operators/operator.ts';
import type { Actor } from './append-audit.ts';

export const actorOf = ({ caller, network }: Pick<OperatorCall, 'caller' | 'network'>): Actor => ({
  operatorId: caller.operatorId,
  name: caller.name,
  network,
});
