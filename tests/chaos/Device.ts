/**
 * What a tablet keeps when its browser dies: local storage, and files in IndexedDB. The storage of a tab is there only
 * as long as the tab, or where the browser brings it back.
 */
export class Device {
  readonly local = new Map<string, string>();
  readonly files = new Map<string, unknown>();
  tab = new Map<string, string>();
}
