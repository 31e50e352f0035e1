import { expect, it } from 'vitest';
import { consoleCalls } from '#core/contract/console/index.ts';
import { permissions, roles } from '#core/contract/console/permissions.ts';
import { may, permissionsOf, rolePermissions } from './role-permissions.ts';

it('every call of the console names a permission of the table, or none where every operator may', () => {
  const withoutPermission = Object.entries(consoleCalls)
    .filter(([, { access, needs }]) => access === 'operator' && needs === undefined)
    .map(([name]) => name);
  expect(withoutPermission).toEqual(['me', 'signOut', 'views', 'saveView', 'removeView']);
  for (const { needs } of Object.values(consoleCalls))
    if (needs !== undefined) expect(permissions).toContain(needs);
});

it('nobody but owners changes members; the audit changes nothing, may take the ledger and its log along, and verify the log', () => {
  for (const permission of ['members.propose', 'members.approve', 'members.lock'] as const)
    expect(rolePermissions[permission]).toEqual(['owner']);
  expect(permissionsOf(['audit']).filter((each) => !each.endsWith('.view'))).toEqual([
    'ledger.export',
    'audit.export',
    'audit.verify',
  ]);
});

it('several roles add up', () => {
  expect(may(['content', 'owner'], 'members.approve')).toBe(true);
  expect(may(['content'], 'members.approve')).toBe(false);
  expect(permissionsOf([])).toEqual([]);
  expect(permissionsOf(roles)).toEqual(permissions);
});
