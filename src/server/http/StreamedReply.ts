/**
 * A JSON reply that is a list, or has one field that is a list, read and sent in batches, so that its memory stays bounded
 * for any length. An error after the first byte breaks the connection, so that no client takes a partial reply for a
 * whole one.
 */
export class StreamedReply<Body extends object> {
  /** Carries the type of the reply; has no value. */
  declare readonly body: Body;
  /** The field that holds the list; null when the reply is the list. */
  readonly #list: string | null;
  readonly #batches: AsyncIterable<readonly unknown[]>;
  readonly rest: Partial<Body>;

  private constructor(list: string | null, batches: AsyncIterable<readonly unknown[]>, rest: Partial<Body>) {
    this.#list = list;
    this.#batches = batches;
    this.rest = rest;
  }

  /** Reads the first batch, so that an error in it is refused like that of any other call. `rest`: the other fields. */
  static async begin<Body extends object, List extends keyof Body & string>(
    list: List,
    batches: AsyncGenerator<Body[List] & readonly unknown[]>,
    rest: Omit<Body, List>,
  ): Promise<StreamedReply<Body>> {
    return new StreamedReply<Body>(list, await startReading(batches), rest as Partial<Body>);
  }

  /** The same for a reply that is a list. */
  static async list<Item extends object>(batches: AsyncGenerator<readonly Item[]>): Promise<StreamedReply<Item[]>> {
    return new StreamedReply<Item[]>(null, await startReading(batches), [] as Partial<Item[]>);
  }

  /** Yields the JSON text in pieces, one for each element. Reads a batch only when its first piece is requested. */
  async *texts(): AsyncGenerator<string> {
    yield this.#list === null ? '[' : `{${JSON.stringify(this.#list)}:[`;
    let comma = '';
    for await (const batch of this.#batches) {
      for (const element of batch) {
        yield comma + JSON.stringify(element);
        comma = ',';
      }
    }
    if (this.#list === null) return yield ']';
    const rest = JSON.stringify(this.rest).slice(1, -1);
    yield rest === '' ? ']}' : `],${rest}}`;
  }
}

async function startReading<Batch>(batches: AsyncGenerator<Batch>): Promise<AsyncIterable<Batch>> {
  const first = await batches.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* batches;
  })();
}
