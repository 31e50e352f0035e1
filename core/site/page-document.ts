import type { MallEnv } from '../config/environments.ts';
import type { Outside } from '../config/outside.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Path, ProjectId } from './projects.ts';

/** A page as it is asked for; the workbench stands beside the seven projects. */
export interface PageRequest {
  readonly env: MallEnv;
  readonly base: string;
  readonly project: ProjectId | 'workbench';
  readonly path: Path;
  readonly search: string;
  readonly outside: Outside;
}

/** A call whose answer the page's first screen shows. */
export interface FirstCall {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A first call and what it answered. */
export interface FirstAnswer extends FirstCall {
  readonly data: unknown;
}

/** What the page starts from in the browser; the document carries it as JSON. */
export interface PageStart extends Omit<PageRequest, 'path' | 'search'> {
  /** The address of the page's own script; a page that is drawn by the browser alone has none. */
  readonly script?: string;
  readonly answers: readonly (readonly [path: string, input: unknown, data: unknown])[];
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly title: string;
  readonly theme: string;
  readonly campaign: string | undefined;
  /** The theme's tokens and the base style; the parts' own styles come with their modules. */
  readonly style: string;
  readonly body: string;
  /** Source modules of the first screen, as the build's manifest names them; the page's own is the last. */
  readonly modules: readonly string[];
  /** Pictures of the first screen, best asked for at once. */
  readonly images: readonly string[];
}

/** What the web build hands the server: neither side imports the other's sources. */
export interface PageRenderer {
  firstCalls(request: PageRequest): Promise<readonly FirstCall[]>;
  renderPage(request: PageRequest, answers: readonly FirstAnswer[]): Promise<RenderedPage>;
}
