import type { PageStart } from '#core/site/page-document.ts';

/** Reads what the document says about itself: environment, base, project and first answers. */
export function readPageStart(document: Document): PageStart {
  const text = document.getElementById('page-start')?.textContent;
  if (!text) throw new Error('the document carries no page start');
  return JSON.parse(text) as PageStart;
}
