import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import type { TestOperator } from '../../operators/an-operator.ts';

/** An act of an operator that is ready to be requested. */
export interface OperatorAct {
  /** The object of its entry in the audit log. */
  readonly objectKey: string;
  readonly endpoint: ConsoleEndpoint;
  readonly input: object;
  readonly by: TestOperator;
}

export const reason = '与用户和供应商核对过';
