import { Readable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** What pg's connection can do besides what its types tell: the three messages of COPY FROM STDIN. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

/** Rows in PostgreSQL's text format, as they come; the reader's pace slows the database. */
class CopyOut extends Readable implements Submittable {
  readonly #statement: string;
  #connection: Connection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // What is still to come must pass, or the connection would never be free again.
    this.#connection?.stream.resume();
    done(error);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return;
    // A copy: the driver uses the memory of a message again.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}

/** `statement` is a COPY … TO STDOUT; the connection is free again once the stream has ended. */
export function copyOut(client: ClientBase, statement: string): Readable {
  return client.query(new CopyOut(statement));
}

/**
 * Runs a COPY … FROM STDIN with these bytes and answers how many rows went in. Fails with the database's error, or with
 * the source's; in both cases the connection is usable again (its transaction is not).
 */
export function copyIn(client: ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: Error | undefined;
    const send = async (connection: CopyConnection) => {
      for await (const chunk of source) {
        if (failure) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection);
      }
      if (!failure) connection.endCopyFrom();
    };
    const copying = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        send(connection).catch((error: Error) => {
          failure = error;
          connection.sendCopyFail('the source failed');
        });
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        rows = Number(/^COPY (\d+)$/.exec(text)?.[1]);
      },
      handleError: (error: Error) => {
        failure ??= error;
        reject(failure);
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(rows)),
    };
    client.query(copying);
  });
}

function drained({ stream }: Connection): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go);
      resolve();
    };
    stream.once('drain', go).once('close', go);
  });
}
