import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Shows a page that is opened from its top; for the way back the browser knows where it was. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
}
