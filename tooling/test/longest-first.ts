import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectRoot } from '../project-root.mjs';
import { slowFiles } from './slow-files.ts';

/**
 * Starts the slowest files of each project first, so that the workers end together. A fresh clone has no times of earlier runs,
 * by which vitest would sort.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project);
    return [...byProject.values()].flatMap((each) => each.toSorted((a, b) => secondsOf(b) - secondsOf(a)));
  }
}

const secondsOf = ({ moduleId }: TestSpecification): number =>
  slowFiles[relative(projectRoot, moduleId)] ?? 0;
