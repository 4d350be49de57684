import { defineConfig } from 'vite';

/** The server build: our own rooms in a file for each command and what they share, packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
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
