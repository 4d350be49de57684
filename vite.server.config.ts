import { defineConfig } from 'vite';

/**
 * The server build: our own rooms with the packages they use, in a file for each command and what they share. Reading a
 * thousand modules one by one was half of a start (docs/decisions/0034). What brings programs of its own stays in node_modules.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        backup: 'src/server/backupMain.ts',
        restore: 'src/server/restoreMain.ts',
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
  },
});
