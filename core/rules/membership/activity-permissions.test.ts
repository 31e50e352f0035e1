import { describe, expect, it } from 'vitest';
import { activityPermissions, type ActivityPermissions } from './activity-permissions.ts';

const none: ActivityPermissions = { secKill: false, group: false, discount: false, zeroBuy: false };

describe('activity permissions (§6)', () => {
  it.each<[number[], Partial<ActivityPermissions>]>([
    [[], {}],
    [[1], { secKill: true }],
    [[3], { group: true }],
    [[9], { discount: true, zeroBuy: true }],
    [[13], {}],
    [[2, 4, 5, 6, 8, 14], {}],
    [[1, 3, 9], { secKill: true, group: true, discount: true, zeroBuy: true }],
  ])('rights %j permit %j', (rights, permitted) =>
    expect(activityPermissions(rights)).toEqual({ ...none, ...permitted }),
  );
});
