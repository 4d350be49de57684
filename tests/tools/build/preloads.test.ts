import { expect, it } from 'vitest';
import { filesOf, withLinks } from '../../../tools/preloads.mjs';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_base.js'], css: ['assets/index.css'] },
  'Game.tsx': { file: 'assets/Game.js', imports: ['_stage.js', 'index.html'], css: ['assets/Game.css'] },
  '_stage.js': { file: 'assets/stage.js', imports: ['_base.js'], dynamicImports: ['Menu.tsx'] },
  '_base.js': { file: 'assets/base.js' },
  'Menu.tsx': { file: 'assets/Menu.js' },
};

it('finds what a page loads before it runs, each file once, and nothing that it loads later', () => {
  const { scripts, styles } = filesOf(MANIFEST, 'Game.tsx');
  expect(scripts.sort()).toEqual(['assets/Game.js', 'assets/base.js', 'assets/index.js', 'assets/stage.js']);
  expect(styles.sort()).toEqual(['assets/Game.css', 'assets/index.css']);
  expect(() => filesOf(MANIFEST, 'Panel.tsx')).toThrow('O manifesto não conhece Panel.tsx');
});

it('adds links to the files that the page does not name', () => {
  const html = '<head>\n    <script src="/assets/index.js"></script>\n  </head>';
  const page = withLinks(html, { scripts: ['assets/index.js', 'assets/Game.js'], styles: ['assets/Game.css'] });
  expect(page).toBe(
    '<head>\n    <script src="/assets/index.js"></script>\n' +
      '    <link rel="modulepreload" crossorigin href="/assets/Game.js">\n' +
      '    <link rel="preload" as="style" crossorigin href="/assets/Game.css">\n  </head>',
  );
});
