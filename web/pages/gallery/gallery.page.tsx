import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { WorkbenchFrame } from '#web/features/sandbox/workbench-frame.tsx';
import { Gallery } from './gallery.tsx';

// A page knows one theme; the gallery shows them all.
import.meta.glob(['../../styles/tokens/themes/*.css', '../../styles/tokens/campaigns/*.css'], {
  eager: true,
});

const GalleryPage = () => (
  <WorkbenchFrame here="/gallery">
    <Gallery />
  </WorkbenchFrame>
);

export const page: PageDefinition = { Page: GalleryPage };
