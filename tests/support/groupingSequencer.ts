import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /^\/\/ @vitest-environment (\S+)/;

/** Runs the files of one project and environment one after the other, because Vitest reuses a worker only for the next such file. */
export class GroupingSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groups = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const key = `${file.project.name} ${environmentOf(file.moduleId)}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}

function environmentOf(file: string): string {
  return ENVIRONMENT.exec(readFileSync(file, 'utf8'))?.[1] ?? 'node';
}
