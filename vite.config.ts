import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const UNUSED_PIXI =
  /pixi\.js\/lib\/(?:rendering\/renderers\/(?:gpu\/(WebGPURenderer)|canvas\/(CanvasRenderer))|environment-(?:browser\/(browserAll)|webworker\/(webworkerAll)))\.mjs$/;

/** WebGL is the stage's only renderer: Pixi's others stay out of the build. */
const pixiWebglOnly: Plugin = {
  name: 'pixi-webgl-only',
  load(id) {
    const name = UNUSED_PIXI.exec(id)?.slice(1).find(Boolean);
    return name ? `export class ${name} {}` : null;
  },
};

/** The browser build: one page, lazy doors. React comes in a chunk of its own so that no door drags in another's library. */
export default defineConfig({
  plugins: [react(), tailwindcss(), pixiWebglOnly],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/,
              priority: 30,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
});
