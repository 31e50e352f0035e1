import { describe, expect, it } from 'vitest';
import { drawWinners, listHashOf, type DrawTicket } from './draw.ts';

const tickets = (many: number, activityIds = ['a']): DrawTicket[] =>
  Array.from({ length: many }, (_, at) => ({ ticketNo: at + 1, receipt: `r${at}`, activityIds }));

describe('a draw', () => {
  it('has the same winners for the same seed and list, in whatever order the list comes', () => {
    const list = tickets(50);
    const [one, other] = [
      drawWinners('seed', list, [{ activityId: 'a', quota: 5 }]),
      drawWinners('seed', [...list].reverse(), [{ activityId: 'a', quota: 5 }]),
    ];
    expect(one).toEqual(other);
    expect(one.get('a')).toHaveLength(5);
    expect(drawWinners('other', list, [{ activityId: 'a', quota: 5 }])).not.toEqual(one);
    expect(listHashOf(list)).not.toBe(listHashOf(list.slice(1)));
  });

  it('gives a ticket at most one piece, and only of what it was registered for', () => {
    const list = [...tickets(4, ['a', 'b']), { ticketNo: 5, receipt: 'x', activityIds: ['b'] }];
    const won = drawWinners('seed', list, [
      { activityId: 'a', quota: 3 },
      { activityId: 'b', quota: 9 },
    ]);
    expect(won.get('a')).toHaveLength(3);
    expect(won.get('b')).toHaveLength(2);
    expect(won.get('b')).toContain(5);
    expect(drawWinners('seed', [], [{ activityId: 'a', quota: 1 }]).get('a')).toEqual([]);
  });

  it('favours no ticket: chi-square of 5,000 draws stays below its 0.1 % bound', () => {
    const wins = Array.from({ length: 8 }, () => 0);
    for (let round = 0; round < 5_000; round += 1)
      for (const no of drawWinners(`seed ${round}`, tickets(8), [{ activityId: 'a', quota: 1 }]).get('a') ??
        [])
        wins[no - 1] = (wins[no - 1] ?? 0) + 1;
    const chiSquare = wins.reduce((sum, each) => sum + (each - 625) ** 2 / 625, 0);
    // Seven degrees of freedom; the seeds are fixed, so the value is too.
    expect(chiSquare).toBeLessThan(24.32);
  });
});
