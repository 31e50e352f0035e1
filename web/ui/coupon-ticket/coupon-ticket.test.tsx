import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { CouponList } from './coupon-list.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import styles from './coupon-ticket.module.css';

it('says worth, condition, scope and expiry, and names what its button is for', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <main>
      <h1>我的券</h1>
      <h2>待使用</h2>
      <CouponList label="待使用的券">
        <CouponTicket
          worth={{ before: '¥', value: '50' }}
          condition="无门槛"
          name="权益福袋券"
          scope="2,600件商品可用"
          expiry="明日到期"
          expiring
          action={{ text: '去使用', onPress }}
        />
        <CouponTicket
          tone="orange"
          worth={{ value: '5', after: '折' }}
          condition="最高减30元"
          name="五折购专享券"
          expiry="2026.08.31到期"
          action={{ text: '去使用', href: '/use' }}
        />
      </CouponList>
    </main>,
  );
  expect(screen.getAllByRole('article').map((ticket) => ticket.textContent)).toEqual([
    '¥50无门槛权益福袋券2,600件商品可用明日到期去使用：权益福袋券',
    '5折最高减30元五折购专享券2026.08.31到期去使用：五折购专享券',
  ]);
  await user.click(screen.getByRole('button', { name: '去使用：权益福袋券' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByText('明日到期').className).toContain(styles.expiringSoon);
  await expectAccessible(container);
});

it('offers nothing to do once used', () => {
  renderUi(
    <CouponTicket
      used
      expiring
      worth={{ before: '¥', value: '12' }}
      condition="满40可用"
      name="咖啡奶茶券"
      expiry="已使用"
      action={{ text: '去使用', href: '/use' }}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('已使用').className).not.toContain(styles.expiringSoon);
});
