import { readFileSync } from 'node:fs';

// Preloaded into the server: moves its clock ahead by the milliseconds in the clock file, and again when the file changes.
const LOOK_EVERY_MS = 20;
const file = process.env.CLOCK_FILE;
const RealDate = Date;
let aheadMs = 0;

function look() {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    aheadMs = 0;
  }
}

const movedNow = () => RealDate.now() + aheadMs;

look();
setInterval(look, LOOK_EVERY_MS).unref();
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [movedNow()] : args, made),
  apply: () => new RealDate(movedNow()).toString(),
  get: (target, key) => (key === 'now' ? movedNow : Reflect.get(target, key)),
});
