/**
 * A JSON reply of which one list is read and sent in batches, so that its memory stays bounded however long the list is.
 * An error after the first byte breaks the connection off, so that no reader takes what came for the whole.
 */
export class StreamedReply<Body extends object> {
  /** Only for the type of what is sent. */
  declare readonly body: Body;
  readonly #list: keyof Body & string;
  readonly #batches: AsyncIterable<readonly unknown[]>;
  readonly rest: Partial<Body>;

  private constructor(list: keyof Body & string, batches: AsyncIterable<readonly unknown[]>, rest: Partial<Body>) {
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
    const first = await batches.next();
    const all = (async function* () {
      if (!first.done) yield first.value;
      yield* batches;
    })();
    return new StreamedReply<Body>(list, all, rest as Partial<Body>);
  }

  /** The JSON text in pieces, one for each element of the list. A batch is read when its first piece is asked for. */
  async *texts(): AsyncGenerator<string> {
    yield `{${JSON.stringify(this.#list)}:[`;
    let comma = '';
    for await (const batch of this.#batches) {
      for (const element of batch) {
        yield comma + JSON.stringify(element);
        comma = ',';
      }
    }
    const rest = JSON.stringify(this.rest).slice(1, -1);
    yield rest === '' ? ']}' : `],${rest}}`;
  }
}
