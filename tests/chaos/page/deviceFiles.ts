/** Replaces idb-keyval: stores files on the simulated device. */

declare const deviceFiles: {
  set(key: unknown, value: unknown): Promise<void>;
  get(key: unknown): Promise<unknown>;
  del(key: unknown): Promise<void>;
  keys(): Promise<unknown[]>;
};

export const createStore = () => 'store';
export const set = (key: unknown, value: unknown) => deviceFiles.set(key, value);
export const get = (key: unknown) => deviceFiles.get(key);
export const del = (key: unknown) => deviceFiles.del(key);
export const keys = () => deviceFiles.keys();
export const delMany = async (list: readonly unknown[]) => {
  for (const key of list) await deviceFiles.del(key);
};
