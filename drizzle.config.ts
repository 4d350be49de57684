import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the next migration from the schema; names and order are kept in migrations/meta. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/*.ts',
  out: './src/server/db/migrations',
});
