/**
 * An answer that is a JSON array of any length, read and sent batch by batch: memory holds one batch at a time.
 * The first batch is read before the answer begins, so that its failure is still a refusal; a later failure breaks the
 * connection off.
 */
export class JsonList<Item> {
  private readonly batches: AsyncIterable<readonly Item[]>;

  private constructor(batches: AsyncIterable<readonly Item[]>) {
    this.batches = batches;
  }

  static async of<Item>(batches: AsyncGenerator<readonly Item[]>): Promise<JsonList<Item>> {
    const first = await batches.next();
    return new JsonList(rejoined(first, batches));
  }

  /** The array as text. `onBatch` sees every batch before it is sent. */
  async *text(onBatch: (batch: readonly Item[]) => void = () => {}): AsyncGenerator<string> {
    let before = '[';
    for await (const batch of this.batches) {
      onBatch(batch);
      for (const item of batch) {
        yield before + JSON.stringify(item);
        before = ',';
      }
    }
    yield before === '[' ? '[]' : ']';
  }
}

async function* rejoined<Item>(
  first: IteratorResult<readonly Item[]>,
  rest: AsyncGenerator<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
