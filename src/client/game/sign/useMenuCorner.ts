import { useEffect, useState } from 'react';

/** The button of the game's menu, which is on every screen. */
const MENU = 'button[aria-haspopup="dialog"][aria-label="Menu"]';

/** Returns where the menu's button stands in the window, in CSS pixels; undefined while there is none. */
export function useMenuCorner(): DOMRect | undefined {
  const [corner, setCorner] = useState<DOMRect>();
  useEffect(() => {
    const measure = () => setCorner(document.querySelector(MENU)?.getBoundingClientRect());
    // The cockpit finds its places after the window has changed.
    const later = () => requestAnimationFrame(measure);
    const growth = new ResizeObserver(later);
    growth.observe(document.documentElement);
    window.addEventListener('scroll', later, true);
    measure();
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', later, true);
    };
  }, []);
  return corner;
}
