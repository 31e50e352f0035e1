import type { PageBootData } from '#core/site/page-document.ts';

/** Reads the document's boot data: environment, base path, project and inlined answers. */
export function readPageStart(document: Document): PageBootData {
  const text = document.getElementById('page-start')?.textContent;
  if (!text) throw new Error('the document carries no page start');
  return JSON.parse(text) as PageBootData;
}
