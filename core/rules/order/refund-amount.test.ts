import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { sumFen } from '../pricing/money.ts';
import { promotedLines, type PromotedLine } from '../pricing/promoted-lines.ts';
import { refundAmount, type PiecesOfLine, type RefundedLine } from './refund-amount.ts';

const secondFree = aPromotion({ promotionId: 'second', kind: 'nth', nth: 2, percent: 0, unit: '杯' });
const byPieces = aPromotion({
  promotionId: 'pieces',
  kind: 'pieces',
  tiers: [
    { from: 2, percent: 80 },
    { from: 3, percent: 70 },
  ],
});
const facts = (listFen: number, promotion: PromotedLine['promotions'][number]): PromotedLine => ({
  skuId: 'a.1',
  quantity: 1,
  listFen,
  memberFen: null,
  activity: null,
  promotions: [promotion],
});
const ordered = (lines: readonly PromotedLine[]): readonly RefundedLine[] =>
  promotedLines(lines, { level: 1, monthOrders: 0, left: new Map(), now: 0 }).map(({ amountFen }, at) => ({
    line: at + 1,
    pieces: lines[at]?.quantity ?? 1,
    piecesBack: 0,
    hasFailed: false,
    payableFen: amountFen,
    couponFen: 0,
    pointsFen: 0,
    facts: lines[at] ?? null,
  }));
/** All pieces of these lines. */
const whole = (lines: readonly RefundedLine[], chosen: readonly number[]): readonly PiecesOfLine[] =>
  lines.filter(({ line }) => chosen.includes(line));
/** What each refund pays back, when lines are refunded in this order. */
const inOrder = (lines: readonly RefundedLine[], order: readonly number[]): readonly number[] =>
  order.reduce<readonly number[]>((paidBack, line, at) => {
    const before = order.slice(0, at);
    const now = lines.map((each) => ({ ...each, piecesBack: before.includes(each.line) ? each.pieces : 0 }));
    return [...paidBack, refundAmount(now, whole(now, [line]), sumFen(paidBack))];
  }, []);

describe('the refund of a part', () => {
  it('follows the steps of the price: what is kept costs what it would have cost alone', () => {
    const cups = ordered([facts(1_290, secondFree), facts(990, secondFree)]);
    expect(cups.map(({ payableFen }) => payableFen)).toEqual([1_290, 0]);
    expect(inOrder(cups, [1, 2])).toEqual([300, 990]);
    expect(inOrder(cups, [2, 1])).toEqual([0, 1_290]);
    const three = ordered([facts(1_000, byPieces), facts(1_000, byPieces), facts(1_000, byPieces)]);
    expect(inOrder(three, [1, 2, 3])).toEqual([500, 600, 1_000]);
    expect(refundAmount(three, whole(three, [1, 2]), 0)).toBe(1_100);
  });

  it('is what was paid for lines whose price did not depend on others', () => {
    const plain = {
      line: 1,
      pieces: 1,
      piecesBack: 0,
      hasFailed: false,
      payableFen: 700,
      couponFen: 300,
      pointsFen: 0,
      facts: null,
    };
    expect(refundAmount([plain, { ...plain, line: 2, payableFen: 100 }], [{ line: 1, pieces: 1 }], 0)).toBe(
      700,
    );
  });

  it('of single pieces pays each the same and the last one the rest, to the fen', () => {
    const [line] = ordered([{ ...facts(1_000, secondFree), quantity: 3, promotions: [] }]);
    if (!line) throw new Error('a line');
    const cheaper = { ...line, payableFen: 1_999, couponFen: 1_001 };
    const paidBack = [0, 1, 2].reduce<readonly number[]>(
      (before, piecesBack) => [
        ...before,
        refundAmount([{ ...cheaper, piecesBack }], [{ line: 1, pieces: 1 }], sumFen(before)),
      ],
      [],
    );
    expect(paidBack).toEqual([666, 666, 667]);
  });

  it('of single pieces takes the discount that the kept ones do not have alone', () => {
    const [cups] = ordered([{ ...facts(1_290, secondFree), quantity: 2 }]);
    if (!cups) throw new Error('a line');
    expect(cups.payableFen).toBe(1_290);
    expect(refundAmount([cups], [{ line: 1, pieces: 1 }], 0)).toBe(0);
    expect(refundAmount([{ ...cups, piecesBack: 1 }], [{ line: 1, pieces: 1 }], 0)).toBe(1_290);
  });

  it('of a line that could not be delivered leaves the others their discount', () => {
    const three = ordered([facts(1_000, byPieces), facts(1_000, byPieces), facts(1_000, byPieces)]);
    const failed = three.map((each) => ({ ...each, hasFailed: each.line === 1 }));
    expect(refundAmount(failed, whole(failed, [1]), 0)).toBe(700);
    const after = failed.map((each) => ({ ...each, piecesBack: each.line === 1 ? 1 : 0 }));
    expect(refundAmount(after, whole(after, [2]), 700)).toBe(500);
    expect(refundAmount(after, whole(after, [2, 3]), 700)).toBe(1_400);
  });

  it('counts what coupons and points paid for the lines kept as paid', () => {
    const [first, second] = ordered([facts(1_000, byPieces), facts(1_000, byPieces)]);
    if (!first || !second) throw new Error('two lines');
    const lines = [first, { ...second, payableFen: 500, couponFen: 200, pointsFen: 100 }];
    expect(refundAmount(lines, whole(lines, [1]), 0)).toBe(600);
  });

  it('never pays back the discount of a line that only another line gave it', () => {
    const [cheap, dear, other] = [facts(100, byPieces), facts(10_000, byPieces), facts(500, secondFree)];
    const lines = ordered([cheap, dear, other]);
    expect(lines.map(({ payableFen }) => payableFen)).toEqual([80, 8_000, 500]);
    expect(inOrder(lines, [1, 2, 3])).toEqual([0, 8_080, 500]);
  });

  it('never pays back more than was paid for the lines given back, and all lines together give back all', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            listFen: fc.integer({ min: 0, max: 3_000 }),
            promotion: fc.constantFrom(secondFree, byPieces),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.nat(),
        (provided, turn) => {
          const lines = ordered(provided.map(({ listFen, promotion }) => facts(listFen, promotion)));
          const paid = sumFen(lines.map(({ payableFen }) => payableFen));
          const all = lines.map(({ line }) => line);
          expect(refundAmount(lines, whole(lines, all), 0)).toBe(paid);
          const order = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
          const paidBack = inOrder(lines, order);
          for (const [at] of order.entries()) {
            const back = lines.filter(({ line }) => order.slice(0, at + 1).includes(line));
            expect(sumFen(paidBack.slice(0, at + 1))).toBeLessThanOrEqual(
              sumFen(back.map(({ payableFen }) => payableFen)),
            );
          }
          expect(sumFen(paidBack)).toBe(paid);
        },
      ),
    ));
});
