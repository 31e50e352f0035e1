import type { z } from 'zod';
import { isCleanText } from './clean-text.ts';
import { Refusal } from './refusal.ts';

/** The input of a call as its schema reads it; refuses what does not fit. */
export function checkedInput(input: z.ZodType, sent: object): unknown {
  if (!isCleanText(sent)) throw new Refusal('提交的内容含有无法识别的字符');
  const parsed = input.safeParse(sent);
  if (!parsed.success) throw new Refusal(badInputSentence(parsed.error));
  return parsed.data;
}

/** Names the invalid field. */
const badInputSentence = (error: z.ZodError): string => {
  const field = error.issues[0]?.path.join('.');
  return field ? `参数有误：${field}` : '参数有误';
};
