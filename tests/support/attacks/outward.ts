import { Socket } from 'node:net';

export interface Outward {
  /** Where this process has opened a connection to since, as 'host:port' or the path of a socket. */
  destinations(): string[];
  stop(): void;
}

/** Watches every connection that this process opens; what is meant to be there, its database say, is `known`. */
export function watchOutward(known: readonly string[] = []): Outward {
  const seen = new Set<string>();
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    seen.add(destinationOf(args));
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  return {
    destinations: () => [...seen].filter((destination) => !known.includes(destination)),
    stop() {
      Socket.prototype.connect = connect;
    },
  };
}

/** Node's own callers hand the arguments over as a list in the first place. */
function destinationOf(args: readonly unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    const { path, host, port } = first as { path?: string; host?: string; port?: number | string };
    return path ?? `${host ?? 'localhost'}:${port}`;
  }
  return Number.isNaN(Number(first)) ? String(first) : `${typeof second === 'string' ? second : 'localhost'}:${first}`;
}
