import type { FastifyRequest } from 'fastify';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { success } from '../answer.ts';
import { callOf } from '../call-of.ts';
import { sentInput } from '../checked-input.ts';
import type { CallOfService } from '../guest-calls.ts';
import { previewEndedSentence, type Previews } from './previews.ts';
import { Refusal } from '../refusal.ts';

interface PreviewedDeps {
  readonly previews: Previews;
  readonly checkData: boolean;
}

/** A call of a page in a preview: it reads as the audience of the token, and whatever writes is refused. */
export async function previewedCall(
  { name, endpoint, input, data }: CallOfService,
  { previews, checkData }: PreviewedDeps,
  token: string,
  request: FastifyRequest,
): Promise<Envelope> {
  if (endpoint.writes || endpoint.quiet) throw new Refusal('预览里不能操作', codes.broken);
  const preview = await previews.find(token);
  if (!preview) throw new Refusal(previewEndedSentence, codes.broken);
  if (endpoint.access === 'member' && preview.level === null)
    throw new Refusal('请先登录', codes.sessionExpired);
  const call = callOf(request, { caller: undefined, key: undefined, setTokens: () => undefined });
  const checked = sentInput(input, request);
  const result = await previews.read(preview, { name, input: checked, call, as: 'audience' });
  return success(checkData ? data.parse(result) : result);
}
