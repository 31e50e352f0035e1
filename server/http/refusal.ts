import { codes, type Code } from '#core/contract/envelope.ts';

/** An expected "no" with a sentence the subscriber may read. Anything else thrown is a defect and answers code -1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly data: unknown;
  constructor(message: string, code: Code = codes.refused, data: unknown = null) {
    // Without a stack: a refusal is not logged, and capturing one took 4 % of the CPU of a refused request.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = limit;
    this.code = code;
    this.data = data;
  }
}

/** What the input names does not exist: status 404 in calls that answer with a status. */
export class NotFound extends Refusal {}
