import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { PictureChoice } from './picture-choice.tsx';

const items = [
  { key: 'video', text: '视频周卡', art: '/v.svg' },
  { key: 'music', text: '音乐周卡', art: '/m.svg', note: '已领完', off: true },
  { key: 'reading', text: '阅读周卡', art: '/r.svg' },
];

function Choosing() {
  const [value, setValue] = useState<string>();
  return (
    <>
      <PictureChoice label="会员周卡" items={items} value={value} onChange={setValue} />
      <output>{value ?? '未选'}</output>
    </>
  );
}

it('is one of several, each with its state; what cannot be had may be looked at', async () => {
  const { user, container } = renderUi(<Choosing />);
  expect(screen.getByRole('radiogroup', { name: '会员周卡' })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    false,
    false,
  ]);
  await user.click(screen.getByRole('radio', { name: '视频周卡' }));
  expect(screen.getByText('video')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '音乐周卡，已领完' }));
  expect(screen.getByText('music')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '音乐周卡，已领完' }).checked).toBe(true);
  await expectAccessible(container);
});
