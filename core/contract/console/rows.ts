import { get, post, type Path, type Row } from '../endpoint.ts';
import type { Permission } from './permissions.ts';

export const consolePrefix = '/provider-console';

/** Rows of the operator's console (docs/decisions/0107). `needs` names the permission; absent: every operator may. */
export const read = (path: Path, needs?: Permission): Row<'operator', false> =>
  get(path, { access: 'operator', ...(needs && { needs }) });
/** A POST that reads: its input must not stand in an address. */
export const ask = (path: Path, needs?: Permission): Row<'operator', false> =>
  post(path, { access: 'operator', ...(needs && { needs }) });
export const change = (path: Path, needs?: Permission): Row<'operator', false> =>
  post(path, { access: 'operator', writes: true, ...(needs && { needs }) });
/** A step before the session; its answer may contain a secret. */
export const signInStep = (path: Path): Row<'operator-guest', false> =>
  post(path, { access: 'operator-guest', writes: true, secretAnswer: true });
