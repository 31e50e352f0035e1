export { previewsWith } from './previews.ts';
