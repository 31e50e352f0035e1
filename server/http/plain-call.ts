import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callOf } from './call-of.ts';
import { isCleanText } from './clean-text.ts';
import type { CallOfService } from './guest-calls.ts';
import { noteServed } from './monitoring/served.ts';
import { NotFound, Refusal } from './refusal.ts';

const { localeError } = z.locales.zhCN();

/**
 * A call of the workbench, which scripts make too: plain JSON and a status instead of the envelope, without session, marker header and
 * idempotency key (docs/decisions/0071-workbench-calls.md). A defect goes to the error handler of all routes.
 */
export const plainCall =
  ({ name, input, data, handle }: CallOfService, { checkData }: { readonly checkData: boolean }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    noteServed(request, { kind: 'call', name });
    try {
      const call = callOf(request, { caller: undefined, key: undefined, setTokens: () => undefined });
      const result = await handle(plainInput(input, request), call);
      return checkData ? data.parse(result) : result;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.status(error instanceof NotFound ? 404 : 400).send({ error: error.message });
    }
  };

/** The fields of query or body; a refusal names the field and what is wrong with it. */
function plainInput(input: z.ZodType, { query, body }: FastifyRequest): unknown {
  if (body != null && (typeof body !== 'object' || Array.isArray(body)))
    throw new Refusal('请发送一个 JSON 对象');
  const sent = { ...(query as object), ...body };
  if (!isCleanText(sent)) throw new Refusal('提交的内容含有无法识别的字符');
  const parsed = input.safeParse(sent, { error: localeError });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`请检查 ${issue?.path.join('.') || '提交的内容'}：${issue?.message ?? ''}`);
}
