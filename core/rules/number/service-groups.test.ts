import { expect, it } from 'vitest';
import type { ButlerService } from '../../contract/content/phone-manage.shapes.ts';
import { serviceGroups } from './service-groups.ts';

const offer = (businessId: string, over: Partial<ButlerService> = {}): ButlerService => ({
  businessId,
  serviceName: businessId,
  summary: '',
  opened: false,
  priceFen: 300,
  priceText: '¥3/月',
  openedAt: null,
  endsOn: null,
  pending: null,
  ...over,
});

it('offers stand by what the number has, what is paid by the month and what is paid once', () => {
  const groups = serviceGroups([
    offer('day', { isOnce: true }),
    offer('month'),
    offer('opened', { opened: true }),
    offer('ordered', { pending: 'open', isOnce: true }),
    offer('cancelled', { endsOn: '2026-12-01' }),
  ]);
  expect(groups.map(({ name, services }) => [name, services.map(({ businessId }) => businessId)])).toEqual([
    ['已办业务', ['opened', 'ordered', 'cancelled']],
    ['按月办理', ['month']],
    ['按次办理', ['day']],
  ]);
  expect(serviceGroups([offer('month')]).map(({ name }) => name)).toEqual(['按月办理']);
  expect(serviceGroups([])).toEqual([]);
});
