import { expect, it } from 'vitest';
import { environments, mallEnvs, resourcesBaseOf } from './environments.ts';

it.each([
  ['production', '/mall/content', '/mall/resources', 'PROD_', '1353'],
  ['cloud', '/mall/cloudcontent', '/mall/resources', 'CLOUD_', '1353'],
  ['hd', '/mall/hdcontent', '/mall/resources', 'HD_', '1353'],
  ['test', '/mall/testcontent', '/mall/resources', 'TEST_', '1351'],
  ['dev', '/content', '/resources', 'DEV_', '1353'],
] as const)(
  '%s serves its pages under %s (§2, §9)',
  (name, base, resourcesBase, storagePrefix, neighborhoodCategoryId) => {
    expect(environments[name]).toMatchObject({
      name,
      base,
      resourcesBase,
      storagePrefix,
      neighborhoodCategoryId,
    });
  },
);

it('knows the five environments of the specification and no other (§9)', () => {
  expect(Object.keys(environments)).toEqual([...mallEnvs]);
});

it('stores tokens under keys with a test prefix in the test environment only (§9)', () => {
  for (const name of mallEnvs) {
    const { tokenKeys } = environments[name];
    for (const key of Object.values(tokenKeys)) expect(key.startsWith('test')).toBe(name === 'test');
    expect(new Set(Object.values(tokenKeys)).size).toBe(3);
  }
});

it('derives the resources folder from any base', () => {
  expect(resourcesBaseOf('/a/b/content')).toBe('/a/b/resources');
});
