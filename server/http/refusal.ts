import { codes, type Code } from '#core/contract/envelope.ts';

/** An expected "no" with a sentence the subscriber may read. Anything else thrown is a defect and answers code -1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly data: unknown;
  constructor(message: string, code: Code = codes.refused, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
