import { describe, expect, it } from 'vitest';
import { deskObstacle, tooManyTickets, writeObstacle } from './ticket-acts.ts';

const now = new Date('2026-11-18T06:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('the next word of a subscriber', () => {
  it.each([
    ['goes into an open ticket', { state: 'open', closedAt: null, unclosed: 3 }, null],
    ['goes into an answered ticket', { state: 'answered', closedAt: null, unclosed: 3 }, null],
    ['opens an ended ticket again', { state: 'closed', closedAt: daysAgo(30), unclosed: 2 }, null],
    [
      'opens none that ended long ago',
      { state: 'closed', closedAt: daysAgo(31), unclosed: 0 },
      '工单结束超过30天，请提交新的工单',
    ],
    ['opens no fourth ticket', { state: 'closed', closedAt: daysAgo(1), unclosed: 3 }, tooManyTickets],
  ] as const)('%s', (_what, facts, obstacle) => expect(writeObstacle(facts, now)).toBe(obstacle));
});

describe('an operator', () => {
  it.each([
    ['acts on a ticket that nobody has', { state: 'open', operatorId: null }, null],
    ['acts on an own ticket', { state: 'answered', operatorId: 'me' }, null],
    ['is told who has it', { state: 'open', operatorId: 'another' }, 'taken-before'],
    ['is told that it has ended', { state: 'closed', operatorId: 'me' }, 'closed-before'],
  ] as const)('%s', (_what, ticket, obstacle) => expect(deskObstacle(ticket, 'me')).toBe(obstacle));
});
