import type { LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { oddsFault } from './lottery-odds.ts';

interface Around {
  /** The name of the lottery that is at the address and has not ended. */
  readonly running?: string | undefined;
  /** The coupons and rights that exist and can be given; undefined: they are not known here. */
  readonly awards?: ReadonlySet<string> | undefined;
}

const maxDays = 366;
const awardNames = { coupon: '券', right: '权益' } as const;

/** The prizes as the rule of odds takes them: nothing was given yet. */
export const oddsOfDraft = ({ prizes }: Pick<LotteryDraft, 'prizes'>) =>
  prizes.map(({ name, kind, weight, costFen, stock }) => ({ name, kind, weight, costFen, left: stock }));

/** Why a lottery cannot be opened like this; undefined: it can. */
export function newLotteryFault(
  draft: LotteryDraft,
  { running, awards }: Around,
  now: Date,
): string | undefined {
  const { beginsAt, endsAt, budgetFen, prizes } = draft;
  const [begins, ends] = [beginsAt === null ? now.getTime() : Date.parse(beginsAt), Date.parse(endsAt)];
  if (running !== undefined) return `“${running}”还没有结束，一个地址同时只有一个抽奖`;
  if (begins < now.getTime()) return '开始时间已经过了，马上开始就不填';
  if (ends <= begins) return '结束时间要在开始之后';
  if (ends - begins > maxDays * 86_400_000) return `一个抽奖最长${maxDays}天`;
  if (new Set(prizes.map(({ name }) => name)).size < prizes.length) return '奖品名称不能重复';
  for (const { name, kind, awardId, stock, costFen } of prizes) {
    if (kind === 'none') {
      if (awardId !== null || stock !== null) return `“${name}”没有奖品，不用选奖品和数量`;
      continue;
    }
    if (awardId === null) return `“${name}”还没有选${awardNames[kind]}`;
    if (awards && !awards.has(`${kind} ${awardId}`))
      return `“${name}”的${awardNames[kind]}不存在或不能当奖品`;
    if (costFen > budgetFen) return `预算不够一份“${name}”`;
  }
  return oddsFault(oddsOfDraft(draft), budgetFen);
}
