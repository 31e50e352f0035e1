import { withPrefix } from '../../endpoint.ts';
import { change, consolePrefix, read } from '../rows.ts';
import type { fileImportShapes } from './file-imports.shapes.ts';

/** Rows of a mall from files: judged at once, written when an owner agrees (docs/decisions/0199). */
export const fileImports = withPrefix<typeof fileImportShapes, 'operator'>(consolePrefix)({
  importedFiles: read('/imports/list', 'imports.view'),
  importFile: change('/imports/file', 'imports.propose'),
});
