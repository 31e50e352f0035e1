import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalidInputSentence, invalidPageSentence } from '#core/rules/failures/invalid-input.ts';
import { isCleanText } from './clean-text.ts';
import { Refusal } from './refusal.ts';

/** The input of a call as its schema reads it; refuses what does not fit. */
export function checkedInput(input: z.ZodType, sent: object, sentenceOf = invalidInputSentence): unknown {
  if (!isCleanText(sent)) throw new Refusal('提交的内容含有无法识别的字符');
  const parsed = input.safeParse(sent);
  if (!parsed.success) throw new Refusal(sentenceOf(parsed.error.issues[0]?.path ?? []));
  return parsed.data;
}

/** The fields of query, body and path merged for the schema. */
export function sentInput(
  input: z.ZodType,
  { query, body, params }: Pick<FastifyRequest, 'query' | 'body' | 'params'>,
  sentenceOf = invalidInputSentence,
): unknown {
  if (!isFields(body)) throw new Refusal(invalidPageSentence);
  return checkedInput(input, { ...(query as object), ...body, ...(params as object) }, sentenceOf);
}

/** A body must be an object or absent. */
const isFields = (body: unknown): body is object | null | undefined =>
  body == null || (typeof body === 'object' && !Array.isArray(body));
