import { expect, it } from 'vitest';
import { ownOrigins } from './own-origins.ts';

const mall = 'https://mall.example';
const listening = 'http://127.0.0.1:8000';
const devAssets = 'http://localhost:8000';
const devPorts = [8000, 8088, 8089, 8090, 8091, 8092, 8093];

it.each([
  ['where we listen', { publicOrigin: undefined, devAssets: undefined }, [listening]],
  ['the address subscribers see, and no other', { publicOrigin: mall, devAssets: undefined }, [mall]],
  [
    'in development a port for each sub-project',
    { publicOrigin: undefined, devAssets },
    devPorts.map((port) => `http://localhost:${port}`),
  ],
  [
    'in development those from another first port',
    { publicOrigin: undefined, devAssets: 'http://localhost:9000' },
    devPorts.map((port) => `http://localhost:${port + 1_000}`),
  ],
])('our own origins are %s', (_title, config, origins) =>
  expect(ownOrigins(config, listening).toSorted()).toEqual(origins),
);
