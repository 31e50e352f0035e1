import type { FlowSetting } from '#core/contract/content/phone-flow.shapes.ts';

export type AlertSetting = Extract<FlowSetting, { kind: 'alert' }>;
