import { expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../all-calls.ts';
import { controls } from './controls.ts';
import { hosts } from './hosts.ts';
import { sandboxApi } from './index.ts';
import { statements } from './statements.ts';
import { reports } from './reports.ts';
import { terminals } from './terminals.ts';
import { trade } from './trade.ts';
import { upstreams } from './upstreams.ts';

const rows = Object.entries(sandboxApi.endpoints);
const routeOf = ({ method, prefix, path }: { method: string; prefix: string; path: string }) =>
  `${method} ${prefix}${path}`;

it('no call of the workbench hides another one', () => {
  const groups = [controls, trade, statements, terminals, upstreams, hosts, reports];
  expect(rows.length).toBe(groups.reduce((sum, group) => sum + Object.keys(group).length, 0));
  expect(new Set(rows.map(([, row]) => routeOf(row))).size).toBe(rows.length);
  expect(Object.keys(sandboxApi.shapes).toSorted()).toEqual(rows.map(([name]) => name).toSorted());
});

it('the workbench’s calls are for the sandbox alone, and stand in no list of the malls’ calls', () => {
  expect(rows.filter(([, { access }]) => access !== 'sandbox')).toEqual([]);
  const ofMalls = new Set(allCalls.map(({ endpoint }) => routeOf(endpoint)));
  expect(rows.filter(([, row]) => ofMalls.has(routeOf(row)))).toEqual([]);
});

it('what changes something in the workbench is sent as a POST', () => {
  expect(rows.filter(([, { method, writes }]) => writes && method === 'GET')).toEqual([]);
});

it.each(Object.entries(sandboxApi.shapes))(
  'the shapes of %s convert to JSON schema',
  (_, { input, data }) => {
    expect(z.toJSONSchema(input, { io: 'input' })).toBeTypeOf('object');
    expect(z.toJSONSchema(data, { io: 'output' })).toBeTypeOf('object');
  },
);
