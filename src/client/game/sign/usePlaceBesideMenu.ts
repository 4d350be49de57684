import { useEffect, useState } from 'react';

/** The button of the game's menu, which is on every screen. */
const MENU = 'button[aria-haspopup="dialog"][aria-label="Menu"]';
/** Distance from the menu's button, in CSS pixels. */
const GAP = 8;

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns where a second button of the menu's size stands in the window, in CSS pixels: below the menu's, or to its left where the
 * texts begin right below. Undefined while there is no menu.
 */
export function usePlaceBesideMenu(): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const menu = document.querySelector(MENU);
    if (menu === null) return undefined;
    const measure = () => setPlace(placeBeside(menu));
    const growth = new ResizeObserver(measure);
    // The cockpit moves its parts after the window has changed, and a moved menu keeps its size.
    const moves = new MutationObserver(measure);
    moves.observe(menu, { attributeFilter: ['style'] });
    for (const one of [document.documentElement, menu]) growth.observe(one);
    measure();
    return () => {
      growth.disconnect();
      moves.disconnect();
    };
  }, []);
  return place;
}

function placeBeside(menu: Element): Place {
  const { left, top, bottom, width, height } = menu.getBoundingClientRect();
  const texts = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const isAboveTexts = texts >= bottom;
  return isAboveTexts ? { left: left - GAP - width, top, width, height } : { left, top: bottom + GAP, width, height };
}
