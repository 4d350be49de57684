/**
 * A JSON reply that is a list, or of which one field is a list, read and sent in batches, so that its memory stays bounded however long the list is.
 * An error after the first byte breaks the connection off, so that no reader takes what came for the whole.
 */
export class StreamedReply<Body extends object> {
  /** Only for the type of what is sent. */
  declare readonly body: Body;
  /** The field that holds the list; null: the reply is the list. */
  readonly #list: string | null;
  readonly #batches: AsyncIterable<readonly unknown[]>;
  readonly rest: Partial<Body>;

  private constructor(list: string | null, batches: AsyncIterable<readonly unknown[]>, rest: Partial<Body>) {
    this.#list = list;
    this.#batches = batches;
    this.rest = rest;
  }

  /** Awaits the first batch, so that what fails at once is refused like any other call. `rest`: the other fields. */
  static async begin<Body extends object, List extends keyof Body & string>(
    list: List,
    batches: AsyncGenerator<Body[List] & readonly unknown[]>,
    rest: Omit<Body, List>,
  ): Promise<StreamedReply<Body>> {
    return new StreamedReply<Body>(list, await startReading(batches), rest as Partial<Body>);
  }

  /** The same for a reply that is nothing but a list. */
  static async list<Item extends object>(batches: AsyncGenerator<readonly Item[]>): Promise<StreamedReply<Item[]>> {
    return new StreamedReply<Item[]>(null, await startReading(batches), [] as Partial<Item[]>);
  }

  /** The JSON text in pieces, one for each element of the list. A batch is read when its first piece is asked for. */
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
