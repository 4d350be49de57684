import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { blobs, uploads } from './schema.ts';

/**
 * The stored parts of an upload under way, without gaps. A row is inserted only after its bytes are stored by their
 * content, so that any server can continue where the rows end.
 */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Offset in the file, in bytes. */
    position: bigint('position', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256')
      .notNull()
      .references(() => blobs.sha256),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.position] }), index('upload_parts_blob').on(t.sha256)],
);
