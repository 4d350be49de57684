import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useMediaQuery } from './hooks/useMediaQuery.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** Local key of the spec, section 3. */
const KEY = 'theme-mode';
let unkept: ThemeMode | null = null;
const listeners = new Set<() => void>();

/** The person's choice; 'system' until one is made. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(subscribe, kept), keep];
}

/** Colours the page by the person's choice for as long as the caller is on it; elsewhere the product is dark. */
export function useChosenTheme(): void {
  const [mode] = useThemeMode();
  const systemIsLight = useMediaQuery('(prefers-color-scheme: light)');
  const theme = mode === 'light' || (mode === 'system' && systemIsLight) ? 'light' : 'dark';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      document.documentElement.dataset.theme = 'dark';
    };
  }, [theme]);
}

function kept(): ThemeMode {
  if (unkept !== null) return unkept;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '""');
    return THEME_MODES.find((mode) => mode === value) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Where the device forbids storage the choice holds until the page is closed. */
function keep(mode: ThemeMode): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mode));
    unkept = null;
  } catch {
    unkept = mode;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
