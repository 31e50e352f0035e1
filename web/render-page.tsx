import type { PageRenderer } from '#core/site/page-document.ts';
import { serverApp } from './app/server-app.tsx';
import { projectPages } from './projects/project-pages.ts';
import base from './styles/base.css?inline';
import tokens from './styles/tokens/base.css?inline';

const themes = import.meta.glob<string>('./styles/tokens/themes/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const campaigns = import.meta.glob<string>('./styles/tokens/campaigns/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const styleOf = (theme: string, campaign: string | undefined): string =>
  [
    tokens,
    themes[`./styles/tokens/themes/${theme}.css`],
    campaign && campaigns[`./styles/tokens/campaigns/${campaign}.css`],
    base,
  ].join('');

/** The entry of the server-side rendering bundle. */
export const renderer: PageRenderer = serverApp(projectPages, styleOf);
