const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

type Dispatcher = new (options: { connect: { ca: string[] } }) => object;

/**
 * Makes `fetch` accept certificates of these authorities (PEM) and of no other. Node reads NODE_EXTRA_CA_CERTS only at its start, when
 * the proxy has not made its authority yet.
 */
export async function trustOnly(authorities: string[]): Promise<void> {
  // Loads Node's own fetch, which makes its dispatcher when it is first used.
  await fetch('data:,');
  const holder = globalThis as unknown as Record<symbol, object>;
  const Agent = holder[DISPATCHER]?.constructor as Dispatcher | undefined;
  if (Agent === undefined) throw new Error('This Node has no dispatcher of fetch.');
  holder[DISPATCHER] = new Agent({ connect: { ca: authorities } });
}
