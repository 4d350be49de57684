import { useState } from 'react';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';

/** Phones get a drawer; tablets start with the narrow sidebar, wide screens with the wide one (spec, sections 2 and 9). */
const PHONE = '(max-width: 599px)';
const WIDE = '(min-width: 1200px)';

export interface PanelLayout {
  isPhone: boolean;
  /** The sidebar shows only icons. */
  isMini: boolean;
  isDrawerOpen: boolean;
  /** Opens the drawer, or changes the width of the sidebar. */
  pressMenu: () => void;
  closeDrawer: () => void;
  expand: () => void;
}

/** Returns the form of the menu; the user's choice of width holds while the panel is open. */
export function usePanelLayout(): PanelLayout {
  const isPhone = useMediaQuery(PHONE);
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isMini = !(chosen ?? isWide);
  return {
    isPhone,
    isMini,
    isDrawerOpen: isDrawerOpen && isPhone,
    pressMenu: () => (isPhone ? setDrawerOpen(true) : setChosen(isMini)),
    closeDrawer: () => setDrawerOpen(false),
    expand: () => setChosen(true),
  };
}
