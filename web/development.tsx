import { boot } from './app/boot.tsx';
import { findPage } from './app/find-page.ts';
import { placeOf } from './app/place-of.ts';
import { loadPageAt } from './projects/load-page-at.ts';
import { readPageStart } from './platform/world/page-start.ts';
import { worldOf } from './platform/world/world.tsx';
import './styles/tokens/base.css';
import './styles/base.css';

import.meta.glob(['./styles/tokens/themes/*.css', './styles/tokens/campaigns/*.css'], { eager: true });

// The built product has its theme written by the server; here the page does it for itself.
const start = readPageStart(document);
const place = placeOf(start.base, location.pathname);
const { theme } = worldOf(start).project;
const root = document.documentElement;
root.dataset['theme'] = theme;
root.dataset['mode'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const campaign = place && findPage(place).campaign;
if (theme === 'campaign' && campaign) root.dataset['campaign'] = campaign;

void boot(loadPageAt);
