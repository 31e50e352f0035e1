import type { InputOf } from '#core/contract/endpoint.ts';
import type { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { InvoiceMode, PictureMode, SupplierMode } from '#core/contract/sandbox/upstreams.shapes.ts';
import type { Db } from '../../db/database.ts';
import { writeState } from '../state.ts';

/** How the suppliers' sandbox delivers. */
export async function setSupplier(db: Db, mode: SupplierMode) {
  await writeState(db, 'supplier', mode);
  return { mode };
}

/** How the tax service's sandbox issues invoices. */
export async function setInvoices(db: Db, mode: InvoiceMode) {
  await writeState(db, 'invoices', mode);
  return { mode };
}

/** How the store of pictures answers. */
export async function setPictures(db: Db, mode: PictureMode) {
  await writeState(db, 'pictures', mode);
  return { mode };
}

/** Switches the sandbox of an upstream off or on. */
export async function setOutage(db: Db, { upstream, on }: InputOf<typeof upstreams.setOutage>) {
  await writeState(db, `outage:${upstream}`, on ? 'on' : 'off');
  return { upstream, on };
}
