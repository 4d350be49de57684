import { describe, expect, it } from 'vitest';
import config, { dark, highContrast, light, palette } from '../../tailwind.config.ts';

/** Relative luminance of `#rgb` or `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = ['text', 'muted', 'label', 'danger', 'ok', 'warn'] as const;
const GROUND = ['page', 'surface', 'raised'] as const;
const themes = { dark, light, 'high contrast': { ...dark, ...highContrast } };

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(TEXT.flatMap((text) => GROUND.map((ground) => [text, ground] as const)))(
    'has readable %s on %s',
    (text, ground) => {
      expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('has readable text on filled buttons', () => {
    expect(contrast(theme['primary-ink'], theme.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme['danger-ink'], theme['danger-fill'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUND)('has visible edges and focus rings on %s', (ground) => {
    expect(contrast(theme.edge, theme[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.focus, theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('are Tailwind colours of the same name, each set by its CSS variable', () => {
    const names = [...Object.keys(palette), ...Object.keys(dark)];
    expect(config.theme.extend.colors).toEqual(Object.fromEntries(names.map((name) => [name, `var(--color-${name})`])));
  });
});
