import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../ui/feedback/Banner.tsx';

interface Props {
  /** Target when there is no previous page. */
  home: string;
  /** Text that points to the other tab, shown when this tab cannot be closed. */
  elsewhere: string;
  className: string;
  /** Class of the word; the arrow is always visible. */
  wordClass?: string;
}

/**
 * Renders 'Voltar', which returns to the previous page. Closes a tab that one of our pages opened; if the browser forbids
 * that, shows `elsewhere` instead, because going to the page in this tab would start it a second time.
 */
export function BackLink({ home, elsewhere, className, wordClass }: Props) {
  const navigate = useNavigate();
  const [cannotClose, setCannotClose] = useState(false);
  const goBack = (event: MouseEvent) => {
    // The user asked for a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const way = wayBack();
    if (way === 'back') window.history.back();
    else if (way === 'home') void navigate(home);
    else setCannotClose(!tryToClose());
  };
  return (
    <>
      <Link to={home} onClick={goBack} className={className}>
        <ArrowLeft aria-hidden className="size-6" />
        <span className={wordClass}>Voltar</span>
      </Link>
      {cannotClose && (
        <Banner live className="fixed bottom-4 left-4 z-40 max-w-[calc(100vw-2rem)] text-left shadow-card">
          {elsewhere}
        </Banner>
      )}
    </>
  );
}

function wayBack(): 'back' | 'close' | 'home' {
  // `idx` is the router's count of earlier pages of the product in this tab.
  if (Number(window.history.state?.idx) > 0) return 'back';
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return 'home';
  return window.history.length > 1 ? 'back' : 'close';
}

/** Closes the tab and returns whether the browser allows it: `closed` is set at once. */
function tryToClose(): boolean {
  window.close();
  return window.closed;
}
