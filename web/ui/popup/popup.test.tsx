import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { Popup } from './popup.tsx';

it('asks one thing and offers its answers', async () => {
  const onClose = vi.fn();
  const { user, container } = renderUi(
    <Popup
      open
      title="确认领取"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onPress={onClose}>
            再想想
          </Button>
          <Button>确认</Button>
        </>
      }
    >
      领取后当月不可更换。
    </Popup>,
  );
  expect(screen.getByRole('dialog', { name: '确认领取' }).textContent).toContain('领取后当月不可更换。');
  await user.click(screen.getByRole('button', { name: '再想想' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  await expectAccessible(container);
});

it('can leave the corner cross out', () => {
  renderUi(
    <Popup
      open
      cross={false}
      title="领取成功"
      look="reward"
      onClose={() => undefined}
      footer={<Button>知道了</Button>}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['知道了']);
});
