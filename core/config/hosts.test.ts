import { expect, it } from 'vitest';
import { hosts } from './hosts.ts';
import { mapApps, mapLinks } from './map-apps.ts';
import { noExternalServices } from './external-services.ts';

it('names eight hosts, each once (§1)', () => {
  expect(new Set(hosts.map(({ id }) => id)).size).toBe(8);
});

it('ends with the host that always matches, and only that one has no mark', () => {
  expect(hosts.filter(({ marks }) => marks.length === 0).map(({ id }) => id)).toEqual(['others']);
  expect(hosts.at(-1)?.id).toBe('others');
});

it('lists the more specific host first, so that no host hides one with the same marks and more', () => {
  hosts.slice(0, -1).forEach((host, at) => {
    const hidden = hosts
      .slice(at + 1)
      .filter(({ marks }) => host.marks.every((mark) => marks.some((other) => other === mark)));
    expect(hidden).toEqual([]);
  });
});

it('gives the provincial app the open types zt and ztyd (§9)', () => {
  expect(hosts.filter(({ openTypes }) => openTypes.length > 0)).toMatchObject([
    { id: 'provincial-app', openTypes: ['zt', 'ztyd'] },
  ]);
});

it('knows three map apps, each launched with latitude, longitude and name (§7)', () => {
  expect(mapApps).toHaveLength(3);
  for (const url of [...mapApps.map((app) => app.url), ...Object.values(mapLinks)])
    for (const slot of ['{lat}', '{lon}', '{name}']) expect(url).toContain(slot);
});

it('loads no external script and trusts no other origin unless configured', () => {
  expect(
    Object.values(noExternalServices.scripts)
      .flat()
      .every((url) => url === ''),
  ).toBe(true);
  expect([noExternalServices.redirectOrigins, noExternalServices.partnerSites]).toEqual([[], []]);
});
