import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Popup } from '#web/ui/popup/popup.tsx';
import { goodsMarks } from './goods-marks.ts';
import { readPopup, readTap } from './read-tracked-place.ts';

const tapOn = (text: string) => readTap(screen.getByText(text));

describe('what a tap was on', () => {
  it('is a point of its floor, with the goods on it', () => {
    render(
      <section data-floor="限时秒杀">
        <a
          href="/goods"
          {...goodsMarks({ goodsId: 'g1', goodsName: '咖啡券', skuId: 's1', recommendId: 'r1' })}
        >
          <span>¥15</span>
        </a>
      </section>,
    );
    expect(tapOn('¥15')).toEqual({
      type: 'clk',
      floorName: '限时秒杀',
      pointName: '咖啡券',
      goodsId: 'g1',
      goodsName: '咖啡券',
      skuId: 's1',
      recommendId: 'r1',
      nextUrl: 'http://localhost:3000/goods',
    });
  });

  it('is named by the words of the link itself, not by the count or the flag in it', () => {
    render(
      <div data-floor="会员卡">
        <a href="/coupons">
          <span>3</span>全部券
        </a>
      </div>,
    );
    expect(tapOn('3')).toMatchObject({ floorName: '会员卡', pointName: '全部券' });
  });

  it('is named by its label where it has no words', () => {
    render(
      <div data-floor="头部">
        <button type="button" aria-label="消息">
          <i>·</i>
        </button>
      </div>,
    );
    expect(tapOn('·')).toMatchObject({ pointName: '消息', nextUrl: undefined });
  });

  it('takes a navigation for a floor', () => {
    render(
      <nav aria-label="底部导航">
        <a href="/mine">我的</a>
      </nav>,
    );
    expect(tapOn('我的')).toMatchObject({ floorName: '底部导航', pointName: '我的' });
  });

  it.each([
    [
      'outside of any floor',
      <a key="a" href="/x">
        这里
      </a>,
    ],
    [
      'on nothing that answers',
      <p key="p" data-floor="公告">
        这里
      </p>,
    ],
    [
      'on a button that does not work',
      <p key="b" data-floor="权益">
        <button type="button" aria-disabled="true">
          这里
        </button>
      </p>,
    ],
  ])('is nothing %s', (_where, node) => {
    render(node);
    expect(tapOn('这里')).toBeUndefined();
  });
});

describe('which popup opened', () => {
  const opened = () => readPopup(screen.getByRole('dialog'));

  it('is named by its title and its floor', () => {
    render(
      <section data-floor="权益">
        <Popup open title="确认领取" onClose={() => undefined}>
          领取后当月不可更换
        </Popup>
      </section>,
    );
    expect(opened()).toEqual({ type: 'popview', floorName: '权益', pointName: '确认领取' });
  });

  it('is named by its label without a title, and has no floor', () => {
    render(<dialog open aria-label="选择城市" />);
    expect(opened()).toEqual({ type: 'popview', floorName: undefined, pointName: '选择城市' });
  });
});
