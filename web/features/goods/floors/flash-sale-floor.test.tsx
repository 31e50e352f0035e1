import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import type { FlashSale } from '#core/contract/goods/home.shapes.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { mallSite } from '../testing/mall-site.tsx';
import { aFlashSale, aFlashSaleGoods } from '../testing/samples.ts';
import { fakeApi, type FakeApi, unreachable } from '#web/platform/testing/fake-api.ts';
import { FlashSaleFloor } from './flash-sale-floor.tsx';

const floor: FloorOf<'seckill'> = {
  kind: 'seckill',
  floorId: 'f',
  title: '限时秒杀',
  subTitle: '',
  link: '/content/super-market/second-kill',
};
const lastMinute = aFlashSale({ serverNow: '2026-08-08T13:59:00+08:00' });
const next = aFlashSale({
  sessionId: 's14',
  sessionName: '14点场',
  beginsAt: '2026-08-08T14:00:00+08:00',
  endsAt: '2026-08-08T20:00:00+08:00',
  serverNow: '2026-08-08T14:00:00+08:00',
  goods: [aFlashSaleGoods('flash-3')],
});

function showFloor(calls: FakeApi, came?: FlashSale | null) {
  const { around } = mallSite(
    calls,
    came === undefined ? [] : [{ endpoint: home.seckill, input: {}, data: came }],
  );
  const view = <FlashSaleFloor floor={floor} eager />;
  return { view: around(view), show: () => renderUi(around(view)) };
}

describe('the flash-sale floor', () => {
  it("starts its countdown on the server's time, whatever the phone's clock says", () => {
    const html = renderOnServer(showFloor(fakeApi(), aFlashSale()).view);
    expect(html).toContain('剩余2时18分');
    expect(html).toContain('<b>02</b>:<b>18</b>:<b>45</b>');
  });

  it('says how much is gone, and leads to the sale', async () => {
    showFloor(
      fakeApi().answer(home.seckill, () => aFlashSale()),
      aFlashSale(),
    ).show();
    await act(async () => undefined);
    expect(screen.getAllByText(/^已抢/).map(({ textContent }) => textContent)).toEqual(['已抢72%', '已抢光']);
    expect(screen.getByText('咖啡券')).toBeTruthy();
    expect(screen.getByRole('link', { name: /更多/ }).getAttribute('href')).toBe(floor.link);
  });

  it('says before the tap that a session is for members', async () => {
    const session = aFlashSale({ rightType: 1 });
    showFloor(
      fakeApi().answer(home.seckill, () => session),
      session,
    ).show();
    expect(await screen.findByText('10点会员专场')).toBeTruthy();
  });

  it('announces a session that has not begun', async () => {
    const coming = aFlashSale({ serverNow: '2026-08-08T09:00:00+08:00' });
    showFloor(
      fakeApi().answer(home.seckill, () => coming),
      coming,
    ).show();
    await act(async () => undefined);
    expect(screen.getByText('距开始')).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('剩余1时0分');
    expect(screen.getAllByText('即将开抢')).toHaveLength(coming.goods.length);
  });

  it('is not there when no session is announced', async () => {
    const { container } = showFloor(
      fakeApi().answer(home.seckill, () => null),
      null,
    ).show();
    await act(async () => undefined);
    expect(container.textContent).toBe('');
  });

  it('holds its place while it is loading, and offers 重试 where that fails', async () => {
    let reachable = false;
    const { user } = showFloor(
      fakeApi().answer(home.seckill, () => (reachable ? aFlashSale() : unreachable())),
    ).show();
    expect(screen.getByRole('region', { name: '加载中' }).getAttribute('aria-busy')).toBe('true');
    expect((await screen.findByRole('alert')).textContent).toContain('限时秒杀没有加载出来');
    reachable = true;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('10点场')).toBeTruthy();
  });
});

describe('when its time is up', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) })); // a phone years behind
  afterEach(() => vi.useRealTimers());

  const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('the next session takes its place', async () => {
    const answers: FlashSale[] = [lastMinute, next];
    const calls = fakeApi().answer(home.seckill, () => answers.shift() ?? next);
    showFloor(calls, lastMinute).show();
    await passing(100);
    expect(calls.inputsOf(home.seckill)).toHaveLength(1); // the inlined answer is refetched at once
    await passing(58_000);
    expect(screen.getByText('10点场')).toBeTruthy();
    await passing(3_000);
    expect(calls.inputsOf(home.seckill)).toHaveLength(2);
    expect(screen.getByText('14点场')).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/剩余5时59分|剩余6时0分/);
  });

  it('a finished sale is hidden, also without a new answer', async () => {
    const answers = [lastMinute];
    showFloor(
      fakeApi().answer(home.seckill, () => answers.shift() ?? unreachable()),
      lastMinute,
    ).show();
    await passing(100);
    await passing(61_000);
    expect(screen.getByRole('alert').textContent).toContain('限时秒杀没有加载出来');
    expect(screen.queryByText('10点场')).toBeNull();
  });
});
