import { get, post, type Path, type Row } from '../endpoint.ts';

export const sandboxPrefix = '/sandbox/api';

/** Rows of the workbench (docs/decisions/0071-workbench-calls.md). */
export const read = (path: Path): Row<'sandbox', false> => get(path, { access: 'sandbox' });
/** A POST that changes nothing of the product. */
export const ask = (path: Path): Row<'sandbox', false> => post(path, { access: 'sandbox' });
export const change = (path: Path): Row<'sandbox', false> => post(path, { access: 'sandbox', writes: true });
