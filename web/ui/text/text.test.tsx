import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Card } from '../card/card.tsx';
import { Text } from './text.tsx';

it('texts and cards are the elements that the page names, with its attributes and classes', () => {
  renderUi(
    <Card as="section" className="place" aria-label="订单">
      <Text as="h2" look="title" className="one-line">
        视频会员月卡
      </Text>
      <Text look="note" block>
        今日到账
      </Text>
    </Card>,
  );
  expect(screen.getByRole('region', { name: '订单' }).className).toBe('card place');
  expect(screen.getByRole('heading', { level: 2 }).className).toMatch(/title.* one-line$/);
  expect(screen.getByText('今日到账').tagName).toBe('SPAN');
});
