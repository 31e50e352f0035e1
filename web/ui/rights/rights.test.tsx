import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { RightsGroup } from './rights-group.tsx';
import { RightsRow } from './rights-row.tsx';
import styles from './rights-row.module.css';

it('shows each verdict, explains it with the reason and lets only the open one be pressed', async () => {
  const pressed: string[] = [];
  const row = (
    name: string,
    reason: string,
    button: { text: string; disabled?: boolean; busy?: boolean },
  ) => (
    <RightsRow
      key={name}
      art="/a.svg"
      name={name}
      reason={reason}
      button={button}
      onPress={() => pressed.push(name)}
    />
  );
  const { user, container } = renderUi(
    <main>
      <h1>权益领取</h1>
      <RightsGroup title="影音会员" chip="4选2" meta="本月已选1项">
        {[
          row('视频', '充值到138****6021', { text: '点击领取' }),
          row('综艺', '充值到138****6021', { text: '领取中', busy: true, disabled: true }),
          row('音乐', '8月3日已领取', { text: '本月已领', disabled: true }),
        ]}
      </RightsGroup>
    </main>,
  );
  expect(screen.getByRole('region', { name: '影音会员' }).textContent).toContain('4选2');
  expect(screen.getByRole('button', { name: '领取中' }).getAttribute('aria-busy')).toBe('true');
  expect(
    screen
      .getByRole('button', { name: '本月已领', description: '8月3日已领取' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(pressed).toEqual(['视频']);
  await expectAccessible(container);
});

it('opens a right to be read by its name, which chooses nothing', async () => {
  const [onRead, onPress] = [vi.fn(), vi.fn()];
  const { user, container } = renderUi(
    <main>
      <h1>权益领取</h1>
      <RightsGroup title="影音会员">
        <RightsRow art="/a.svg" name="视频" button={{ text: '点击领取' }} onPress={onPress} onRead={onRead} />
      </RightsGroup>
    </main>,
  );
  await user.click(screen.getByRole('button', { name: /^视频/ }));
  expect(onRead).toHaveBeenCalledOnce();
  expect(onPress).not.toHaveBeenCalled();
  await expectAccessible(container);
});

it('greys the picture of what cannot be claimed, but not while claiming', () => {
  const { container } = renderUi(
    <ul>
      <RightsRow
        art="/a.svg"
        name="视频"
        button={{ text: '领取中', disabled: true, busy: true }}
        onPress={vi.fn()}
      />
      <RightsRow art="/a.svg" name="音乐" button={{ text: '本月已领', disabled: true }} onPress={vi.fn()} />
    </ul>,
  );
  const greyed = [...container.querySelectorAll('li')].map((row) =>
    row.className.split(' ').includes(String(styles.disabled)),
  );
  expect(greyed).toEqual([false, true]);
});
