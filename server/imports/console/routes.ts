import type { fileImports } from '#core/contract/console/operations/file-imports.ts';
import type { Deps } from '../../deps.ts';
import type { ConsoleHandlers } from '../../http/operators/serve-console.ts';
import { importedFiles } from './list-files.ts';
import { proposeFile } from './propose-file.ts';

export const fileImportRoutes = (deps: Deps): ConsoleHandlers<typeof fileImports> => ({
  importedFiles: (input) => importedFiles(deps.db, input, deps.clock.now()),
  importFile: (input, call) => proposeFile(deps, input, call),
});
