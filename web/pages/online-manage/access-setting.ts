import type { FlowSetting } from '#core/contract/content/phone-flow.shapes.ts';

export type AccessSetting = Extract<FlowSetting, { kind: 'access' }>;
