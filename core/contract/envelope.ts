/** The codes every answer carries (specification §8). The success code is not shown there; '1' is our choice. */
export const codes = {
  ok: '1',
  refused: '0',
  broken: '-1',
  sessionExpired: '-2',
  needsOpenId: '-4',
  sessionInvalid: '-5',
} as const;
export type Code = (typeof codes)[keyof typeof codes];

export interface Envelope<Data = unknown> {
  code: Code;
  message: string;
  success: boolean;
  data: Data;
}
