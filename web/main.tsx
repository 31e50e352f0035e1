import { boot } from './app/boot.tsx';
import { projectPages } from './projects/project-pages.ts';

void boot(projectPages);
