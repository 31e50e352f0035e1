import { environments } from '#core/config/environments.ts';
import type { PageRequest } from '#core/site/page-document.ts';
import type { DocumentMaker } from './document-maker.ts';
import type { ReadyDocument } from './ready-document.ts';

/** In development the browser renders the page from its sources, with hot reload. */
export const developmentDocuments = (assets: string): DocumentMaker => {
  const modules = `<script type="module">import refresh from '${assets}/@react-refresh';refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="${assets}/@vite/client"></script><script type="module" src="${assets}/web/development.tsx"></script>`;
  const document = async ({ env, base, project, external }: PageRequest): Promise<ReadyDocument> => {
    const start = JSON.stringify({ env, base, project, external, answers: [] });
    const html = `<!doctype html><html lang="zh-CN" data-prefix="${environments[env].storagePrefix}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"></head><body><div id="root"></div><script id="page-start" type="application/json">${start}</script>${modules}</body></html>`;
    return { status: 200, html, policy: `default-src * 'unsafe-inline' 'unsafe-eval' data: blob:` };
  };
  return { document, preview: document };
};
