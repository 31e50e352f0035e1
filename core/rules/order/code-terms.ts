import type { CodeTerms } from '../../contract/console/goods/goods-fields.shapes.ts';

interface CodeTrace {
  readonly isShown: boolean;
  readonly isUsed: boolean;
}

/** Why the money of a code cannot be had back; undefined: it can. */
export function codeRefusal(terms: CodeTerms, { isShown, isUsed }: CodeTrace): string | undefined {
  if (isUsed) return '券码已使用，不能退款';
  return terms === 'until-shown' && isShown ? '券码已查看，不能退款' : undefined;
}

/** Whether showing a code ends its refund, which the subscriber is asked about first. */
export const asksBeforeShowing = (terms: CodeTerms, code: CodeTrace): boolean =>
  codeRefusal(terms, code) === undefined && codeRefusal(terms, { ...code, isShown: true }) !== undefined;
