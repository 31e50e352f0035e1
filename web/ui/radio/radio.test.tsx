import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Radio } from './radio.tsx';

function Plans() {
  const [plan, setPlan] = useState('month');
  return (
    <div role="radiogroup" aria-label="套餐">
      <Radio name="plan" value="month" checked={plan === 'month'} onSelect={setPlan}>
        连续包月
      </Radio>
      <Radio name="plan" value="year" checked={plan === 'year'} onSelect={setPlan}>
        年卡
      </Radio>
      <Radio name="plan" value="ever" checked={plan === 'ever'} onSelect={setPlan} disabled>
        终身
      </Radio>
    </div>
  );
}

it('holds one choice; the words are part of the target', async () => {
  const { user, container } = renderUi(<Plans />);
  await user.click(screen.getByText('年卡'));
  await user.click(screen.getByText('终身'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '年卡' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '连续包月' }).checked).toBe(false);
  await expectAccessible(container);
});
