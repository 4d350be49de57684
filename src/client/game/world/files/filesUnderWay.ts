/** All files on the server, or some on their way: kept by this device meanwhile, or only by this page. */
export type FilesState = 'sent' | 'kept' | 'unkept';

/** Which files are being sent from this page. */
export class FilesUnderWay {
  private readonly controls = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private readonly isKept: (id: string) => boolean;

  /** `isKept`: whether the device has the file, so that it outlives the page. */
  constructor(isKept: (id: string) => boolean) {
    this.isKept = isKept;
  }

  has(id: string): boolean {
    return this.controls.has(id);
  }

  /** Answers what stops it. */
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

  standing = (): FilesState => {
    const ids = [...this.controls.keys()];
    return ids.length === 0 ? 'sent' : ids.every(this.isKept) ? 'kept' : 'unkept';
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Also whether a file is kept may have changed. */
  changed(): void {
    for (const listener of this.listeners) listener();
  }
}
