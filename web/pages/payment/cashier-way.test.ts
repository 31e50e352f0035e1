import { beforeEach, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { leaveSite } from '#web/platform/site/leave-site.ts';
import { cashierWay } from './cashier-way.ts';

const leave = vi.spyOn(leaveSite, 'replace').mockImplementation(() => undefined);
const go = vi.spyOn(history, 'go').mockImplementation(() => undefined);
const way = cashierWay(environments.dev);
beforeEach(() => {
  leave.mockClear();
  go.mockClear();
  way.end();
});

/** Leaves the till; the next document begins later. */
function left(): void {
  history.replaceState({ key: 'till', depth: 1 }, '', '/till');
  way.leave('7', 'https://bank.example/cashier', '/result?orderNo=7');
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1_000);
}

it('the entry of the till becomes that of the result, and the cashier is the next', () => {
  left();
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://bank.example/cashier');
  expect(history.state).toBeNull();
});

it('a channel that came back by entries of its own leads to that of the result, once', () => {
  left();
  history.pushState({ key: 'returned', depth: 0 }, '', '/result?orderNo=7');
  way.comeBack('7');
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
  way.comeBack('7');
  expect(go).toHaveBeenCalledTimes(1);
});

it('nothing happens at the entry of the result, for another order, or in the document that left', () => {
  left();
  way.comeBack('8');
  history.replaceState({ key: 'till', depth: 1 }, '');
  way.comeBack('7');
  left();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(0);
  history.pushState({ key: 'other', depth: 1 }, '');
  way.comeBack('7');
  expect(go).not.toHaveBeenCalled();
});
