import type { FlowSettings, FlowUsage } from '#core/contract/content/phone-flow.shapes.ts';
import type { Butler } from '#core/contract/content/phone-manage.shapes.ts';

const own = { numberId: 'main', mobile: '138****6021', kind: 'main', label: '本机', boundAt: null } as const;
export const deputy = {
  numberId: 'n1',
  mobile: '139****0002',
  kind: 'deputy',
  label: '妈妈',
  boundAt: '2026-08-01T02:00:00Z',
} as const;

export const aButler: Butler = {
  number: own,
  numbers: [own, deputy],
  household: true,
  packageName: '5G畅享套餐',
  balanceFen: 2_680,
  daysLeft: 16,
  services: [
    {
      businessId: 'flow-10',
      serviceName: '10GB流量月包',
      summary: '当月有效',
      opened: false,
      priceFen: 990,
      priceText: '¥9.9/月',
      openedAt: null,
      endsOn: null,
      pending: null,
    },
  ],
  alertOn: true,
  accessRulesOn: true,
  reportMonth: '2026-08',
};

export const aUsage: FlowUsage = {
  mobile: '138****6021',
  packageName: '5G畅享套餐',
  month: '2026-08',
  daysLeft: 16,
  totalMb: 30_720,
  usedMb: 19_046,
  leftMb: 11_674,
  todayMb: 512,
  dailyAverageMb: 1_331,
  days: [
    { date: '2026-08-15', usedMb: 1_024 },
    { date: '2026-08-16', usedMb: 512 },
  ],
};

export const someMonths = {
  months: [
    { month: '2026-07', usedMb: 33_894, totalMb: 30_720 },
    { month: '2026-08', usedMb: 19_046, totalMb: 30_720 },
  ],
};

export const someSettings: FlowSettings = {
  alertOn: true,
  accessRulesOn: true,
  household: true,
  blockedKinds: ['game'],
  accessPending: false,
  settings: [
    { kind: 'alert', settingId: 'a1', enabled: true, thresholdMb: 24_576, notifyBy: 'sms' },
    {
      kind: 'access',
      settingId: 't1',
      enabled: true,
      title: '睡觉时间',
      weekdays: [1, 2, 3, 4, 5],
      from: '22:00',
      to: '06:00',
    },
  ],
};
