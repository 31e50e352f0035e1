import type { PageDocument } from './document.ts';

export interface ReadyDocument extends PageDocument {
  readonly brotli?: Buffer;
}

/** A document with the query parameters that its rendering read. */
export interface RenderedDocument extends ReadyDocument {
  readonly queryRead: readonly string[];
}
