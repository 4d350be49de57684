import { clearLocalFiles, getLocalFile, putLocalFile, removeLocalFile } from '#client/api/localFiles.ts';
import { report } from '#client/api/report.ts';

/** What a team has chosen on this device: in memory, and in IndexedDB until the server has it (ruling 14). */
export interface DeviceFiles {
  keep(id: string, file: File): void;
  read(id: string): Promise<File | undefined>;
  /** False where the device refused it, as without room or in a private window: then only this page has it. */
  isKept(id: string): boolean;
  drop(id: string): void;
  clear(): void;
}

export function deviceFiles(account: string): DeviceFiles {
  const here = new Map<string, File>();
  const kept = new Set<string>();
  const refused = new Set<string>();
  return {
    keep(id, file) {
      here.set(id, file);
      putLocalFile(account, id, file).then(
        () => kept.add(id),
        (error: unknown) => {
          refused.add(id);
          tell(error);
        },
      );
    },
    read: async (id) => here.get(id) ?? (await getLocalFile(account, id).catch(() => undefined)),
    isKept: (id) => kept.has(id) || !refused.has(id),
    drop(id) {
      here.delete(id);
      removeLocalFile(account, id).catch(tell);
    },
    clear() {
      here.clear();
      clearLocalFiles(account).catch(tell);
    },
  };
}

function tell(error: unknown): void {
  report(error, 'IndexedDB');
}
