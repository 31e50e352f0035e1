import type { FastifyRequest } from 'fastify';
import { codes, type Envelope } from '#core/contract/envelope.ts';
import { answerInViewAs, callsNotInViewAs } from '#core/rules/console/service/view-as/answer-in-view-as.ts';
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
  const preview = await previews.find(token);
  const viewAs = preview?.viewAs ?? null;
  if (endpoint.writes || endpoint.quiet)
    throw new Refusal(viewAs ? '只读查看，不能操作' : '预览里不能操作', codes.broken);
  if (viewAs && callsNotInViewAs.includes(name)) throw new Refusal('只读查看，这一项不显示', codes.broken);
  if (!preview) throw new Refusal(previewEndedSentence, codes.broken);
  if (endpoint.access === 'member' && preview.level === null)
    throw new Refusal('请先登录', codes.sessionExpired);
  const call = callOf(request, { caller: undefined, key: undefined, setTokens: () => undefined });
  const checked = sentInput(input, request);
  const result = await previews.read(preview, { name, input: checked, call, as: 'audience' });
  const answer = checkData ? data.parse(result) : result;
  return success(viewAs ? answerInViewAs(answer) : answer);
}
