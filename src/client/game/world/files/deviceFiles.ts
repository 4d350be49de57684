import { clearLocalFiles, getLocalFile, putLocalFile, removeLocalFile } from '#client/api/localFiles.ts';
import { logError } from '#client/api/logError.ts';

/** Files that a team has chosen on this device: in memory, and in IndexedDB until the server has them (ruling 14). */
export interface DeviceFiles {
  keep(id: string, file: File): void;
  read(id: string): Promise<File | undefined>;
  /** Returns false where the device refused to store it (no room, private window), so that only this page has it. */
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
          reportFailure(error);
        },
      );
    },
    read: async (id) => here.get(id) ?? (await getLocalFile(account, id).catch(() => undefined)),
    isKept: (id) => kept.has(id) || !refused.has(id),
    drop(id) {
      here.delete(id);
      removeLocalFile(account, id).catch(reportFailure);
    },
    clear() {
      here.clear();
      clearLocalFiles(account).catch(reportFailure);
    },
  };
}

function reportFailure(error: unknown): void {
  logError(error, 'IndexedDB');
}
