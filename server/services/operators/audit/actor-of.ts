import type { OperatorCall } from '../../../http/operators/operator.ts';
import type { Actor } from './append-audit.ts';

export const actorOf = ({
  caller,
  network,
  attempt,
}: Pick<OperatorCall, 'caller' | 'network' | 'attempt'>): Actor => ({
  operatorId: caller.operatorId,
  name: caller.name,
  network,
  attempt,
});
