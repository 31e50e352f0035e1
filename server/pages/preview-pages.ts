import type { FastifyInstance, FastifyReply } from 'fastify';
import { environments } from '#core/config/environments.ts';
import { noExternalServices } from '#core/config/external-services.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { cities } from '#core/rules/location/cities.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import type { PageRequest } from '#core/site/page-document.ts';
import type { Config } from '../config.ts';
import { emulatedApps } from '#core/config/emulated-apps.ts';
import { noticePage } from '../http/notice-page.ts';
import {
  previewEndedSentence,
  previewHeader,
  previewParam,
  previewTokenIn,
  type Preview,
  type Previews,
} from '../http/operators/previews.ts';
import { frameAncestors } from './document.ts';
import type { DocumentMaker } from './document-maker.ts';
import { previewScript, type PreviewedBrowser } from './preview-script.ts';
import type { ReadyDocument } from './ready-document.ts';

const [scriptFile, stateFile] = ['/preview-page.js', '/preview-page.json'];

/** The script of pages in a preview; no other page loads it. */
export function previewPageScript(app: FastifyInstance, base: string, previews: Previews): void {
  app.get(`${base}${scriptFile}`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(previewScript),
  );
  // Pages that show a subscriber ask whether they still may.
  app.get(`${base}${stateFile}`, async (request, reply) => {
    const token = previewTokenIn(request);
    const isOpen = token !== undefined && (await previews.find(token)) !== undefined;
    return reply.header('Cache-Control', 'no-store').send({ isOpen });
  });
}

/**
 * Sends the document of a preview: rendered for it alone, cached nowhere, in a frame of the console alone. Scripts and pages of
 * others are left out, since the subscriber that they would hear of does not exist.
 */
export const previewPages =
  (config: Config, documents: DocumentMaker, previews: Previews) =>
  async (
    reply: FastifyReply,
    page: PageRequest,
    token: string,
    broken: (error: unknown) => ReadyDocument,
  ): Promise<FastifyReply> => {
    const framedBy = frameAncestors(config.consoleOrigin ?? "'self'");
    const preview = await previews.find(token);
    const document = preview
      ? await documents.preview({ ...page, external: noExternalServices }, preview).catch(broken)
      : endedDocument;
    const html = preview
      ? withScript(
          document.html,
          page,
          browserOf(page, preview, { token, consoleOrigin: config.consoleOrigin ?? '' }),
        )
      : document.html;
    return reply
      .status(document.status)
      .headers({
        'Content-Security-Policy': document.policy.replace(frameAncestors("'self'"), framedBy),
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
        'Cache-Control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };

const endedDocument: ReadyDocument = {
  status: 410,
  html: noticePage({ title: '预览已过期', text: previewEndedSentence, again: false }),
  policy: `default-src 'none'; style-src-attr 'unsafe-inline'; ${frameAncestors("'self'")}`,
};

/** Before all other scripts: they must find the storage, the clock and the network of the preview. */
const withScript = (html: string, { base }: PageRequest, browser: PreviewedBrowser): string =>
  html.replace(
    '<script',
    `<script src="${base}${scriptFile}" data-preview="${escaped(JSON.stringify(browser))}"></script><script`,
  );
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function browserOf(
  { env, base }: PageRequest,
  preview: Preview,
  opened: Pick<PreviewedBrowser, 'token' | 'consoleOrigin'>,
): PreviewedBrowser {
  const { storagePrefix, tokenKeys } = environments[env];
  const city = cities.find(({ areaNum }) => areaNum === preview.areaNum);
  return {
    ...opened,
    param: previewParam,
    header: previewHeader,
    base,
    app: emulatedApps[preview.host],
    at: preview.at?.getTime() ?? null,
    viewAs: preview.viewAs && {
      mark: `${preview.viewAs.operator} ${chinaMinute(preview.viewAs.startedAt)}`,
      endsAt: preview.viewAs.endsAt.getTime(),
      state: `${base}${stateFile}`,
    },
    prefix: storagePrefix,
    tokens: preview.level === null ? [] : [tokenKeys.accessToken, tokenKeys.refreshToken],
    tokenTime: preview.level === null ? null : tokenKeys.tokenTime,
    place: city && {
      ...placeOfListedCity({ ...city, latitude: city.lat, longitude: city.lng, initial: '' }, 'geolocation'),
      isAuthorize: true,
    },
  };
}
