/** All files are on the server; or some are being uploaded, stored on this device or only in this page. */
export type FilesState = 'sent' | 'kept' | 'unkept';

/** The uploads of this page. */
export class UploadTracker {
  private readonly controls = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private readonly isKept: (id: string) => boolean;

  /** `isKept`: whether the device has stored the file, so that it outlives the page. */
  constructor(isKept: (id: string) => boolean) {
    this.isKept = isKept;
  }

  has(id: string): boolean {
    return this.controls.has(id);
  }

  /** Starts an upload and returns the signal that aborts it. */
  begin(id: string): AbortSignal {
    const control = new AbortController();
    this.controls.set(id, control);
    this.changed();
    return control.signal;
  }

  end(id: string): void {
    this.controls.delete(id);
    this.changed();
  }

  stop(id: string): void {
    this.controls.get(id)?.abort(new DOMException('', 'AbortError'));
    this.end(id);
  }

  stopAll(): void {
    for (const id of [...this.controls.keys()]) this.stop(id);
  }

  uploadState = (): FilesState => {
    const ids = [...this.controls.keys()];
    return ids.length === 0 ? 'sent' : ids.every(this.isKept) ? 'kept' : 'unkept';
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Notifies the listeners; also called when the storage of a file may have changed. */
  changed(): void {
    for (const listener of this.listeners) listener();
  }
}
