import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Steps } from './steps.tsx';

const steps = [
  { title: '报名', text: '10:00–12:00' },
  { title: '公布抽签', text: '12:30' },
  { title: '中签购买', text: '30分钟内' },
];

it.each([
  [0, ['step', null, null]],
  [1, [null, 'step', null]],
  [-1, [null, null, null]],
])('steps at place %i name the current one, if there is one', async (current, marks) => {
  const { container } = renderUi(<Steps steps={steps} current={current} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(marks);
  expect(items.map((item) => item.textContent)).toEqual([
    '报名10:00–12:00',
    '公布抽签12:30',
    '中签购买30分钟内',
  ]);
  await expectAccessible(container);
});
