/** The codes of the response envelope (§8). The success code is not in the specification; we chose '1'. */
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
