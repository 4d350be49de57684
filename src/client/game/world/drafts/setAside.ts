import type { Progress } from '#client/game/flow/GameState.ts';
import { isSame } from '#client/game/flow/rules/progress.ts';
import type { Part } from '#domain/vocabulary.ts';
import type { DeviceCopies, DeviceCopy } from './deviceCopy.ts';
import { isWriter } from './deviceId.ts';

/** Unsent copies that another tablet or tab has overtaken: on this device until the server keeps them beside the newer one. */
export class SetAside {
  private readonly copies: DeviceCopies;
  private readonly refused = new Set<string>();
  /** Those that the device had no room for: on this page only. */
  private unkept: DeviceCopy[] = [];

  constructor(copies: DeviceCopies) {
    this.copies = copies;
  }

  /** Instead of the copy that stands in its part's place: where there is no room for both, that one makes room. */
  add(copy: DeviceCopy): void {
    const add = () => this.copies.writeAside([...this.copies.readAside(), copy]);
    if (add()) return;
    this.copies.remove(copy.progress.part);
    if (!add()) this.unkept.push(copy);
  }

  /** Two tabs of one device share a place: what the other one has not sent yet is put aside, not written over. */
  spare(writer: string, progress: Progress): void {
    const there = this.copies.read(progress.part);
    if (there === null || there.isSent || isWriter(writer, there.writer)) return;
    if (!isSame(there.progress, progress)) this.add(there);
  }

  /** Those of this part that the server has still to be asked about; a closed part is never asked about. */
  waiting(part: Part | null): DeviceCopy[] {
    if (part === null) return [];
    return [...this.copies.readAside(), ...this.unkept].filter(
      (copy) => copy.progress.part === part && !this.refused.has(textOf(copy)),
    );
  }

  /** The server keeps it now. */
  delivered(copy: DeviceCopy): void {
    const text = textOf(copy);
    this.unkept = this.unkept.filter((kept) => kept !== copy);
    this.copies.writeAside(this.copies.readAside().filter((kept) => textOf(kept) !== text));
  }

  /** The server will not have it: it stays on the device, and this page asks no more. */
  refuse(copy: DeviceCopy): void {
    this.refused.add(textOf(copy));
  }
}

function textOf(copy: DeviceCopy): string {
  return JSON.stringify(copy);
}
