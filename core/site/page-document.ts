import type { MallEnv } from '../config/environments.ts';
import type { ExternalServices } from '../config/external-services.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Path, ProjectId } from './projects.ts';

/** A request for a page of one of the seven projects or the workbench. */
export interface PageRequest {
  readonly env: MallEnv;
  readonly base: string;
  readonly project: ProjectId | 'workbench';
  readonly path: Path;
  readonly search: string;
  readonly external: ExternalServices;
}

/** A call whose answer the first screen shows. */
export interface FirstCall {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A first call with its answer. */
export interface FirstAnswer extends FirstCall {
  readonly data: unknown;
}

/** The data a page boots from in the browser, embedded in the document as JSON. */
export interface PageBootData extends Omit<PageRequest, 'path' | 'search'> {
  /** URL of the page's script; absent where the page is rendered in the browser only. */
  readonly script?: string;
  readonly answers: readonly (readonly [path: string, input: unknown, data: unknown])[];
}

export interface RenderedPage {
  readonly status: 200 | 404;
  /** The page's meaning, for its view log; empty for pages that are not tracked. */
  readonly pageId: string;
  readonly title: string;
  readonly theme: string;
  readonly campaign: string | undefined;
  /** The theme's tokens and base styles; styles of components come with their modules. */
  readonly style: string;
  readonly body: string;
  /** Source modules of the first screen, named as in the build manifest; the page's own module is last. */
  readonly modules: readonly string[];
  /** Pictures of the first screen, to be preloaded. */
  readonly images: readonly string[];
  /** Names of the query parameters that were read; no other parameter changes the page. */
  readonly queryRead: readonly string[];
}

/** The interface of the built web renderer; web and server import none of each other's sources. */
export interface PageRenderer {
  firstCalls(request: PageRequest): Promise<readonly FirstCall[]>;
  renderPage(request: PageRequest, answers: readonly FirstAnswer[]): Promise<RenderedPage>;
  /** The page without its content, which the browser renders; costs next to nothing. */
  emptyPage(request: PageRequest): Promise<RenderedPage>;
}
