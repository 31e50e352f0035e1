import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { userLog } from '#core/contract/common/user-log.ts';
import { environments } from '#core/config/environments.ts';
import { descriptionOf } from '#core/site/descriptions.ts';
import { agreedOrigins } from '#core/rules/links/agreed-origins.ts';
import type { FirstAnswer, PageRequest, PageBootData, RenderedPage } from '#core/site/page-document.ts';
import { bootScript } from './boot-script.ts';
import { loginAttributes, loginScript } from './login-script.ts';
import { scriptOrigins } from './external-services.ts';

/** The files of a page from the build: scripts, preloads, and styles to inline with their URLs. */
export interface PageAssets {
  readonly scripts: readonly string[];
  /** The script of the page itself. */
  readonly page: string;
  readonly css: string;
  readonly cssUrls: readonly string[];
}

export interface PageDocument {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

const { prefix, path } = userLog.pageViewLog;
const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
const bootScriptHash = hashOf(bootScript);
const loginScriptHash = hashOf(loginScript);
/** The styles of a page are the same in each of its documents. */
const styleHashes = new LRUCache<string, string>({ max: 300, memoMethod: hashOf });
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
/** JSON that is safe inside a script element. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document of a page: inlined theme and styles, the rendered first screen, scripts after the first paint. */
export function pageDocument(
  request: PageRequest,
  page: RenderedPage,
  answers: readonly FirstAnswer[],
  assets: PageAssets,
): PageDocument {
  const start: PageBootData = {
    env: request.env,
    base: request.base,
    project: request.project,
    external: request.external,
    script: assets.page,
    answers: answers.map(({ endpoint, input, data }) => [endpoint.path, input, data]),
  };
  const style = page.style + assets.css;
  const login = loginAttributes(request);
  const attributes = [
    'lang="zh-CN"',
    `data-theme="${page.theme}"`,
    page.campaign ? `data-campaign="${page.campaign}"` : '',
    'data-mode="light" data-care="off"',
    `data-prefix="${environments[request.env].storagePrefix}" data-token="${environments[request.env].tokenKeys.tokenTime}"`,
    page.pageId ? `data-page="${page.pageId}" data-views="${request.base}${prefix}${path}"` : '',
    `data-scripts="${assets.scripts.join(' ')}"`,
    `data-styles="${assets.cssUrls.join(' ')}"`,
    ...(login ?? []),
  ];
  const html = `<!doctype html>
<html ${attributes.filter(Boolean).join(' ')}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no"><meta name="description" content="${escapeHtml(descriptionOf(page.pageId))}"><title>${escapeHtml(page.title)}</title>
<script>${bootScript}</script>${login ? `<script>${loginScript}</script>` : ''}
${page.images.map((url) => `<link rel="preload" as="image" href="${url}" fetchpriority="high">`).join('')}<style>${style}</style>
<link rel="icon" href="data:,"></head>
<body><div id="root">${page.body}</div><script id="page-start" type="application/json">${inertJson(start)}</script></body></html>`;
  return {
    status: page.status,
    html,
    policy: contentPolicy(
      [bootScriptHash, ...(login ? [loginScriptHash] : []), ...scriptOrigins(request.external)],
      [styleHashes.memo(style)],
      agreedOrigins(request.external),
    ),
  };
}

/** Who may show a document in a frame. */
export const frameAncestors = (source: string): string => `frame-ancestors ${source}`;

/** Only our own files; inline scripts and styles by their hash. */
const contentPolicy = (
  scripts: readonly string[],
  styles: readonly string[],
  frames: readonly string[],
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    // Agreed partners' pages can be embedded (/iframe-test).
    ["frame-src 'self'", ...frames].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    frameAncestors("'self'"),
  ].join('; ');
