import { defineConfig } from 'vite';

/** The server build: our own rooms in one file, packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
  },
});
