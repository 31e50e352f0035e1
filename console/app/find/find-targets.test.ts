import { expect, it } from 'vitest';
import { permissionsOf } from '#core/rules/console/role-permissions.ts';
import { sectionsFor } from '../sections.ts';
import { findTargets } from './find-targets.ts';

const service = sectionsFor(permissionsOf(['service']));
const kindsOf = (text: string, sections = service, may = true) =>
  findTargets(text, sections, may).map(({ kind }) => kind);

it.each([
  ['20261119789982789114', ['order', 'subscriber']],
  ['D202611192', ['order', 'subscriber']],
  ['P20261119ab12', ['payment', 'subscriber']],
  ['TK20261119001', ['refund', 'subscriber']],
  ['T-1024', ['ticket', 'subscriber']],
  ['13812345678', ['subscriber']],
  ['工单', ['screen']],
  ['没有这个', []],
])('%s may be %j', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

it('a whole phone number is shown masked', () =>
  expect(JSON.stringify(findTargets('13812345678', service, true).map(({ title }) => title))).not.toContain(
    '13812345678',
  ));

it('what an operator may not open is not offered', () => {
  const content = sectionsFor(permissionsOf(['content']));
  expect(kindsOf('T-1024', content, false)).toEqual([]);
  expect(kindsOf('13812345678', content, false)).toEqual([]);
  expect(kindsOf('对账', content, false)).toEqual([]);
});
