import { expect, it } from 'vitest';
import { allocateCards } from './allocate-cards.ts';

const shares = (amounts: readonly number[], ...cards: readonly (readonly [fen: number, lines: number])[]) =>
  allocateCards(
    amounts,
    cards.map(([amountFen, lines], at) => ({ cardCode: String(at), amountFen, lines, expiresAt: 0 })),
  );

it.each<[string, readonly number[], readonly (readonly [number, number])[], readonly (readonly number[])[]]>([
  ['a card fills its first line, then the next', [500, 300], [[600, 0b11]], [[500, 100]]],
  ['a card leaves lines that it is not for', [500, 300], [[600, 0b10]], [[0, 300]]],
  [
    'a card has what an earlier one left',
    [500],
    [
      [300, 1],
      [300, 1],
    ],
    [[300], [200]],
  ],
  [
    'a card moves to its other line for one that has no other',
    [500, 500],
    [
      [500, 0b11],
      [500, 0b01],
    ],
    [
      [0, 500],
      [500, 0],
    ],
  ],
  [
    'a card moves as much as its other line has room for',
    [300, 100],
    [
      [300, 0b11],
      [300, 0b01],
    ],
    [
      [200, 100],
      [100, 0],
    ],
  ],
  [
    'a card moves no more than another needs',
    [300, 300],
    [
      [300, 0b11],
      [100, 0b01],
    ],
    [
      [200, 100],
      [100, 0],
    ],
  ],
  [
    'a card moves only from lines that the other is for',
    [100, 100, 100],
    [
      [100, 0b011],
      [100, 0b100],
      [100, 0b100],
    ],
    [
      [100, 0, 0],
      [0, 0, 100],
      [0, 0, 0],
    ],
  ],
  [
    'two cards move for a third',
    [300, 100, 100],
    [
      [150, 0b011],
      [150, 0b101],
      [200, 0b001],
    ],
    [
      [50, 100, 0],
      [50, 0, 100],
      [200, 0, 0],
    ],
  ],
  [
    'a card moves for one that moves for another',
    [1, 1, 1],
    [
      [1, 0b011],
      [1, 0b110],
      [1, 0b001],
    ],
    [
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
  ],
  [
    'a card has nothing where all lines are paid',
    [1, 1],
    [
      [1, 0b11],
      [1, 0b11],
      [1, 0b01],
    ],
    [
      [1, 0],
      [0, 1],
      [0, 0],
    ],
  ],
])('%s', (_what, amounts, cards, expected) => expect(shares(amounts, ...cards)).toEqual(expected));
