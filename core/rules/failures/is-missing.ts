import { codes } from '../../contract/envelope.ts';

/** Whether the server answered that there is no such thing, or that it is not offered any more: asking again changes nothing. */
export const isMissing = (
  failure: { readonly message: string; readonly code?: string } | undefined,
): boolean => failure?.code === codes.refused && /^没有找到|已下架|已停止/.test(failure.message);
