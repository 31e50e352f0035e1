import { boot } from './app/boot.tsx';
import { findPage } from './app/find-page.ts';
import { routeOf } from './app/navigation/route-of.ts';
import { loadPageAt } from './projects/load-page-at.ts';
import { readPageStart } from './platform/site/page-start.ts';
import { siteOf } from './platform/site/site-context.tsx';
import './styles/tokens/fixed.css';
import './styles/tokens/base.css';
import './styles/base.css';

import.meta.glob(['./styles/tokens/themes/*.css', './styles/tokens/campaigns/*.css'], { eager: true });

// In the built product the server sets the theme; the development server does not.
const start = readPageStart(document);
const place = routeOf(start.base, location.pathname);
const { theme } = siteOf(start).project;
const root = document.documentElement;
root.dataset['theme'] = theme;
root.dataset['mode'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const campaign = place && findPage(place).campaign;
if (theme === 'campaign' && campaign) root.dataset['campaign'] = campaign;

void boot(loadPageAt);
