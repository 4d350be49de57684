import { Socket } from 'node:net';

export interface ConnectionRecorder {
  /** Returns the destinations connected to since the start, as 'host:port' or the path of a socket. */
  destinations(): string[];
  stop(): void;
}

/** Records every connection that this process opens, except to `known` destinations such as its database. */
export function recordConnections(known: readonly string[] = []): ConnectionRecorder {
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

/** Node's internal callers pass the arguments as an array in the first one. */
function destinationOf(args: readonly unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    const { path, host, port } = first as { path?: string; host?: string; port?: number | string };
    return path ?? `${host ?? 'localhost'}:${port}`;
  }
  return Number.isNaN(Number(first)) ? String(first) : `${typeof second === 'string' ? second : 'localhost'}:${first}`;
}
