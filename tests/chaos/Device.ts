/**
 * The storage of a tablet that survives a browser crash: localStorage, and files in IndexedDB. sessionStorage lives only as long
 * as the tab, or is restored with it by the browser.
 */
export class Device {
  readonly local = new Map<string, string>();
  readonly files = new Map<string, unknown>();
  tab = new Map<string, string>();
}
