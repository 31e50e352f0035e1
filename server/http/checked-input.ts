import type { z } from 'zod';
import { invalidInputSentence } from '#core/rules/failures/invalid-input.ts';
import { isCleanText } from './clean-text.ts';
import { Refusal } from './refusal.ts';

/** The input of a call as its schema reads it; refuses what does not fit. */
export function checkedInput(input: z.ZodType, sent: object): unknown {
  if (!isCleanText(sent)) throw new Refusal('提交的内容含有无法识别的字符');
  const parsed = input.safeParse(sent);
  if (!parsed.success) throw new Refusal(invalidInputSentence(parsed.error.issues[0]?.path ?? []));
  return parsed.data;
}
