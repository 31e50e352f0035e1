import { promotionsBeside } from './combinations.ts';
import { subtractFen, sumFen, type Fen } from './money.ts';
import { piecesDiscount, type PiecePrices } from './pieces-discount.ts';
import { isForLevel, runningPromotions, type Promotion } from './promotion.ts';
import type { PromotionFacts, Saving } from './promotion-facts.ts';
import { promotionText } from './promotion-text.ts';

/** The price of a running flash sale or group, which the subscriber chose. */
export interface Activity {
  readonly kind: 'sale' | 'group';
  readonly name: string;
  readonly priceFen: Fen;
}

/** A line before coupons; prices are those of one piece. */
export interface PromotedLine {
  readonly skuId: string;
  readonly quantity: number;
  readonly listFen: Fen;
  readonly memberFen: Fen | null;
  readonly activity: Activity | null;
  readonly promotions: readonly Promotion[];
}

export interface LineAmount {
  readonly amountFen: Fen;
  /** In the order they are applied; they sum up to the difference from the list price. */
  readonly savings: readonly Saving[];
}

/** The amounts of lines by all rules but the dropped ones: of rules that exclude each other a line uses the cheaper. */
export function promotedLines(
  lines: readonly PromotedLine[],
  facts: PromotionFacts,
  dropped: ReadonlySet<string> = new Set(),
): readonly LineAmount[] {
  const usable = lines.map(({ promotions }) =>
    runningPromotions(promotions, facts).filter(
      (promotion) => isForLevel(promotion, facts.level) && !dropped.has(promotion.promotionId),
    ),
  );
  const isMember = facts.level > 0 && !dropped.has('member');
  const taken = new Map<string, number>();
  const units = lines.map((line, at) => unitAmounts(line, usable[at] ?? [], { facts, isMember, taken }));
  const discounts = piecesDiscount(
    units.map(({ pieces }) => pieces),
    usable,
    facts,
  );
  return lines.map((line, at) => {
    const own = units[at];
    // Stryker disable next-line ConditionalExpression,ObjectLiteral,ArrayDeclaration: every line has its amounts
    if (!own) return { amountFen: 0, savings: [] };
    const offers = (discounts[at] ?? []).map((saving) => withSaving(own, saving));
    const best = [own, ...offers].reduce((a, b) => (b.amountFen < a.amountFen ? b : a));
    const activity = line.activity && activityAmount(line, line.activity, isMember, usable[at] ?? [], facts);
    return activity && activity.amountFen < best.amountFen ? activity : best;
  });
}

const withSaving = (line: LineAmount, saving: Saving): LineAmount => ({
  amountFen: subtractFen(line.amountFen, saving.fen),
  savings: [...line.savings, saving],
});

const memberPrice = ({ listFen, memberFen }: PromotedLine, isMember: boolean): Fen =>
  isMember && memberFen !== null ? Math.min(memberFen, listFen) : listFen;

const memberSaving = (line: PromotedLine, isMember: boolean): readonly Saving[] => {
  const fen = (line.listFen - memberPrice(line, isMember)) * line.quantity;
  return fen > 0 ? [{ kind: 'member', ruleId: 'member', text: '会员优惠', fen, pieces: line.quantity }] : [];
};

interface UnitContext {
  readonly facts: PromotionFacts;
  readonly isMember: boolean;
  /** Pieces of a promotion that earlier lines took. */
  readonly taken: Map<string, number>;
}

/** The prices of the pieces of a line: each at the lowest price that is left for it. */
function unitAmounts(
  line: PromotedLine,
  promotions: readonly Promotion[],
  { facts, isMember, taken }: UnitContext,
): LineAmount & { readonly pieces: PiecePrices } {
  const usual = memberPrice(line, isMember);
  const prices: Fen[] = [];
  const savings: Saving[] = [...memberSaving(line, isMember)];
  const offers = promotions
    .filter((promotion) => promotion.kind === 'price')
    .filter(({ skuId, priceFen }) => (skuId === null || skuId === line.skuId) && priceFen < usual)
    .sort((a, b) => a.priceFen - b.priceFen);
  for (const offer of offers) {
    const before = taken.get(offer.promotionId) ?? 0;
    const left = (facts.left.get(offer.promotionId)?.pieces ?? Infinity) - before;
    const pieces = Math.max(0, Math.min(line.quantity - prices.length, left));
    if (pieces === 0) continue;
    taken.set(offer.promotionId, before + pieces);
    prices.push(...Array.from({ length: pieces }, () => offer.priceFen));
    savings.push({
      kind: 'price',
      ruleId: offer.promotionId,
      text: promotionText(offer),
      fen: (usual - offer.priceFen) * pieces,
      pieces,
    });
  }
  while (prices.length < line.quantity) prices.push(usual);
  return { amountFen: sumFen(prices), savings, pieces: prices };
}

/** The line at the price of its sale or group, with what may be combined with it. */
function activityAmount(
  line: PromotedLine,
  activity: Activity,
  isMember: boolean,
  promotions: readonly Promotion[],
  facts: PromotionFacts,
): LineAmount {
  const usual = memberPrice(line, isMember);
  const price = Math.min(activity.priceFen, usual);
  const prices = Array.from({ length: line.quantity }, () => price);
  const own: LineAmount = {
    amountFen: price * line.quantity,
    savings: [
      ...memberSaving(line, isMember),
      ...(price < usual
        ? [
            {
              kind: activity.kind,
              ruleId: activity.kind,
              text: `${activity.name}优惠`,
              fen: (usual - price) * line.quantity,
              pieces: line.quantity,
            },
          ]
        : []),
    ],
  };
  const allowed = promotionsBeside(activity, promotions);
  const [offers = []] = piecesDiscount([prices], [allowed], facts);
  return offers
    .map((saving) => withSaving(own, saving))
    .reduce((a, b) => (b.amountFen < a.amountFen ? b : a), own);
}
