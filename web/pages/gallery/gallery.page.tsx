import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Gallery } from './gallery.tsx';

// A page knows one theme; the gallery shows them all.
import.meta.glob(['../../styles/tokens/themes/*.css', '../../styles/tokens/campaigns/*.css'], {
  eager: true,
});

export const page: PageDefinition = { Page: Gallery };
