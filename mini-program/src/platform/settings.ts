import { environments } from '#core/config/environments.ts';
import { marketMiniProgramId } from '#core/config/hosts.ts';
import { hostCodes } from '#core/rules/hosts/host-codes.ts';
import { marketProject, miniProgramProject, projects } from '#core/site/projects.ts';

/** The package is built for one environment and one origin (config/index.ts). */
export const environment = environments[MALL_ENV];
export const origin = MALL_ORIGIN;
/** Calls, documents and pictures stand under it. */
export const base = `${origin}${environment.base}`;

export const projectId = miniProgramProject;
export const project = projects[projectId];
/** The mall whose web pages open in the web view. */
export const webProject = marketProject;

export const host = 'chat-mini-program';
/** Channel XCX and investEnvs 3 (§4, §9). */
export const { channel, investEnvs } = hostCodes[host];
export const appId = marketMiniProgramId;
