import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useMediaQuery } from './hooks/useMediaQuery.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** Local key of the spec, section 3. */
const KEY = 'theme-mode';

/** `isOnlyHere`: the device did not store it. */
const useChoice = create(() => ({ mode: stored(), isOnlyHere: false }));

/** The person's choice; 'system' until one is made. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useChoice().mode, choose];
}

/** Colours the page by the person's choice for as long as the caller is on it; elsewhere the product is dark. */
export function useChosenTheme(): void {
  const { mode } = useChoice();
  const systemIsLight = useMediaQuery('(prefers-color-scheme: light)');
  const theme = mode === 'light' || (mode === 'system' && systemIsLight) ? 'light' : 'dark';
  useLayoutEffect(() => {
    // Signing out and other tabs change what is stored.
    const follow = () => useChoice.setState(({ mode, isOnlyHere }) => ({ mode: isOnlyHere ? mode : stored() }));
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      document.documentElement.dataset.theme = 'dark';
    };
  }, [theme]);
}

function stored(): ThemeMode {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '""');
    return THEME_MODES.find((mode) => mode === value) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Where the device forbids storage the choice holds until the page is closed. */
function choose(mode: ThemeMode): void {
  let isOnlyHere = false;
  try {
    localStorage.setItem(KEY, JSON.stringify(mode));
  } catch {
    isOnlyHere = true;
  }
  useChoice.setState({ mode, isOnlyHere });
}
