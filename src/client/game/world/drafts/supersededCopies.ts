import type { Progress } from '#client/game/flow/GameState.ts';
import { isSame } from '#client/game/flow/rules/progress.ts';
import type { Part } from '#domain/vocabulary.ts';
import type { DeviceCopies, DeviceCopy } from './deviceCopy.ts';
import { isWriter } from './deviceId.ts';

/**
 * Unsent copies that another tablet or tab has overtaken, kept on this device until the server stores them as versions.
 */
export class SupersededCopies {
  private readonly copies: DeviceCopies;
  private readonly refused = new Set<string>();
  /** Copies that the device had no room for: in this page's memory only. */
  private unkept: DeviceCopy[] = [];

  constructor(copies: DeviceCopies) {
    this.copies = copies;
  }

  /** Stores the copy aside. Without room for both, the copy in the part's own place is removed. */
  add(copy: DeviceCopy): void {
    const add = () => this.copies.writeAside([...this.copies.readAside(), copy]);
    if (add()) return;
    this.copies.remove(copy.progress.part);
    if (!add()) this.unkept.push(copy);
  }

  /** Sets aside another tab's unsent copy before it is overwritten: two tabs of one device share a place. */
  spare(writer: string, progress: Progress): void {
    const there = this.copies.read(progress.part);
    if (there === null || there.isSent || isWriter(writer, there.writer)) return;
    if (!isSame(there.progress, progress)) this.add(there);
  }

  /** Returns the copies of the open part that still have to be sent; those of closed parts are never sent. */
  waiting(part: Part | null): DeviceCopy[] {
    if (part === null) return [];
    return [...this.copies.readAside(), ...this.unkept].filter(
      (copy) => copy.progress.part === part && !this.refused.has(textOf(copy)),
    );
  }

  /** Removes a copy that the server has stored. */
  delivered(copy: DeviceCopy): void {
    const text = textOf(copy);
    this.unkept = this.unkept.filter((kept) => kept !== copy);
    this.copies.writeAside(this.copies.readAside().filter((kept) => textOf(kept) !== text));
  }

  /** Stops sending a copy that the server refused; it stays on the device. */
  refuse(copy: DeviceCopy): void {
    this.refused.add(textOf(copy));
  }
}

function textOf(copy: DeviceCopy): string {
  return JSON.stringify(copy);
}
