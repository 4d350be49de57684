import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useMediaQuery } from './hooks/useMediaQuery.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** localStorage key (spec, section 3). */
const KEY = 'theme-mode';

/** `isOnlyHere`: the choice could not be stored on the device. */
const useChoice = create(() => ({ mode: stored(), isOnlyHere: false }));

/** Returns the user's choice ('system' until one is made) and its setter. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useChoice().mode, choose];
}

/** Applies the user's theme while the caller is mounted; elsewhere the product is dark. */
export function useChosenTheme(): void {
  const { mode } = useChoice();
  const systemIsLight = useMediaQuery('(prefers-color-scheme: light)');
  const theme = mode === 'light' || (mode === 'system' && systemIsLight) ? 'light' : 'dark';
  useLayoutEffect(() => {
    // Signing out and other tabs change the stored mode.
    const syncMode = () => useChoice.setState(({ mode, isOnlyHere }) => ({ mode: isOnlyHere ? mode : stored() }));
    syncMode();
    window.addEventListener('storage', syncMode);
    return () => window.removeEventListener('storage', syncMode);
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

/** Stores the choice; where storage is forbidden it lasts until the page is closed. */
function choose(mode: ThemeMode): void {
  let isOnlyHere = false;
  try {
    localStorage.setItem(KEY, JSON.stringify(mode));
  } catch {
    isOnlyHere = true;
  }
  useChoice.setState({ mode, isOnlyHere });
}
