import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * The theme tokens of the art direction. Every token is also a CSS variable (`--color-coral`, `--ease-out`), so that a theme, high
 * contrast or the projector can replace a value on <html>, and plain CSS can use it.
 */

/** The same in every theme, in sRGB. */
export const palette = {
  ink: '#120e2e',
  space: '#161040',
  deep: '#1b1650',
  dash: '#4a3d86',
  glass: '#0a1f4a',
  'glass-lit': '#0d2a5c',
  'screen-text': '#eaf9ff',
  'screen-label': '#8fe9ff',
  glow: '#38d6ff',
  coral: '#ff5f8f',
  amber: '#ffb25e',
  mint: '#7bed9f',
  hardware: '#dfdbe7',
  gold: '#ffd700',
  'glass-fill': 'rgb(10 31 74 / 0.94)',
  'glass-edge': 'rgb(56 214 255 / 0.35)',
  wire: 'rgb(56 214 255 / 0.5)',
  caption: 'rgb(18 14 46 / 0.88)',
};

/** Colours named by their purpose, in the dark theme (the default). */
export const dark = {
  page: '#120e2e',
  surface: '#1b1650',
  raised: '#262068',
  hover: '#322a7d',
  line: '#463c8c',
  edge: '#9086d8',
  text: '#eaf9ff',
  muted: '#bcc5ee',
  label: '#8fe9ff',
  primary: '#ffb25e',
  'primary-lit': '#ffc684',
  'primary-ink': '#120e2e',
  danger: '#ff8aab',
  'danger-fill': '#ff5f8f',
  'danger-ink': '#120e2e',
  ok: '#7bed9f',
  warn: '#ffb25e',
  star: '#ffb25e',
  focus: '#38d6ff',
  'focus-rim': '#120e2e',
  veil: 'rgb(8 6 28 / 0.72)',
};

/** The same purposes in the light theme. */
export const light: typeof dark = {
  page: '#f4f1fb',
  surface: '#fff',
  raised: '#fff',
  hover: '#ebe6f7',
  line: '#d3cce9',
  edge: '#7468ae',
  text: '#211c3f',
  muted: '#564f80',
  label: '#4a3d86',
  primary: '#4a3d86',
  'primary-lit': '#5a4c9c',
  'primary-ink': '#fff',
  danger: '#a8123c',
  'danger-fill': '#a8123c',
  'danger-ink': '#fff',
  ok: '#0b6238',
  warn: '#7d4400',
  star: '#b86e00',
  focus: '#0b5fc2',
  'focus-rim': '#fff',
  veil: 'rgb(33 28 63 / 0.55)',
};

/** High contrast, on the dark theme alone: the light one has it already. */
export const highContrast = {
  page: '#05030f',
  surface: '#05030f',
  raised: '#1a1438',
  hover: '#2b2360',
  line: '#fff',
  edge: '#fff',
  text: '#fff',
  muted: '#fff',
  label: '#fff',
  glass: '#05030f',
  'glass-lit': '#1a1438',
  'glass-fill': '#05030f',
  'glass-edge': '#fff',
  wire: '#fff',
  caption: '#05030f',
  'screen-text': '#fff',
  'screen-label': '#fff',
  glow: '#fff',
  focus: '#ffe14d',
  'focus-rim': '#000',
} satisfies Partial<typeof dark & typeof palette>;

/** Glass seen from the back of a room. */
const projector = {
  'glass-fill': '#071638',
  'glass-edge': '#8fe9ff',
  wire: 'rgb(143 233 255 / 0.8)',
  caption: '#120e2e',
} satisfies Partial<typeof palette>;

const easing = { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', in: 'cubic-bezier(0.6, 0, 0.9, 0.4)' };

/** `fromScreen` starts at the middle screen of the cockpit; two names for it, so that one following the other starts anew. */
const fromScreen = {
  from: { opacity: '0', transform: 'translate(var(--raise-x), var(--raise-y)) scale(var(--raise-scale))' },
};
const keyframes = {
  loading: { from: { scale: '0.1 1' }, to: { scale: '0.95 1' } },
  rise: { from: { opacity: '0', translate: '0 0.75rem' } },
  'raise-card': fromScreen,
  'raise-form': fromScreen,
  appear: { from: { opacity: '0' } },
  ring: { from: { opacity: '0.9' }, to: { scale: '1.12 1.5' } },
  depart: {
    from: { opacity: '0', translate: '0 45%', scale: '0.6' },
    '45%': { opacity: '1', translate: '0 0', scale: '1' },
  },
  word: { from: { color: 'var(--color-screen-text)' } },
};

const named = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]));
const colours = (values: Record<string, string>) => named('color', values);
const asVariables = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}-${name})`]));

const variables = plugin(({ addBase }) => {
  addBase({
    ':root': {
      ...colours(palette),
      ...colours(dark),
      ...named('ease', easing),
      '--font-display': '"Exo 2", system-ui, sans-serif',
      '--font-body': '"Atkinson Hyperlegible Next", system-ui, sans-serif',
      '--radius-card': '1rem',
      '--shadow-card': '0 1.1rem 2.6rem rgb(8 6 28 / 0.45)',
    },
    ':root[data-theme="light"]': { ...colours(light), '--shadow-card': '0 1rem 2.4rem rgb(33 28 63 / 0.18)' },
    ':root[data-projector]': { ...colours(projector), '--radius-card': '0.5rem' },
    ':root:not([data-theme="light"])': {
      '@media (prefers-contrast: more)': colours(highContrast),
      '&[data-contrast="more"]': colours(highContrast),
    },
  });
});

export default {
  content: [],
  theme: {
    screens: { sm: '600px', md: '600px', tablet: '900px', lg: '1200px', xl: '1536px' },
    extend: {
      colors: { ...asVariables('color', palette), ...asVariables('color', dark) },
      fontFamily: { display: 'var(--font-display)', body: 'var(--font-body)' },
      // Nothing that is read is smaller than 18 px.
      fontSize: { xs: '1rem', sm: '1rem' },
      transitionTimingFunction: asVariables('ease', easing),
      borderRadius: { card: 'var(--radius-card)' },
      boxShadow: { card: 'var(--shadow-card)' },
      keyframes,
      animation: {
        rise: 'rise 260ms var(--ease-out)',
        'raise-card': 'raise-card 420ms var(--ease-out)',
        'raise-form': 'raise-form 420ms var(--ease-out)',
        appear: 'appear 420ms var(--ease-out)',
        ring: 'ring 700ms var(--ease-out)',
        depart: 'depart 3s var(--ease-out) both',
        word: 'word 80ms linear',
        loading: 'loading 12s var(--ease-out) forwards',
      },
    },
  },
  plugins: [variables],
} satisfies Config;
