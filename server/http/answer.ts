import { codes, type Code, type Envelope } from '#core/contract/envelope.ts';

export const answer = <D>(code: Code, message: string, data: D): Envelope<D> => ({
  code,
  message,
  success: code === codes.ok,
  data,
});

export const success = <D>(data: D): Envelope<D> => answer(codes.ok, '', data);

/** Shown to the subscriber after a defect. */
export const brokenSentence = '系统繁忙，请稍后再试';
