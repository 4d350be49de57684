import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../ui/feedback/Banner.tsx';

interface Props {
  /** Where it leads when nobody came from anywhere. */
  home: string;
  /** Where to look instead, for who came from a tab that is still open. */
  elsewhere: string;
  className: string;
  /** Of the word; the arrow is always seen. */
  wordClass?: string;
}

/**
 * 'Voltar': to the page one came from. A tab that one of our pages opened is closed; where the browser does not let a page do that, it says where
 * the other tab's page is, because going there in this tab would begin it a second time.
 */
export function BackLink({ home, elsewhere, className, wordClass }: Props) {
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const goBack = (event: MouseEvent) => {
    // A tab of its own was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const way = wayBack();
    if (way === 'back') window.history.back();
    else if (way === 'home') void navigate(home);
    else setRefused(!closes());
  };
  return (
    <>
      <Link to={home} onClick={goBack} title="Voltar" className={className}>
        <ArrowLeft aria-hidden className="size-6" />
        <span className={wordClass}>Voltar</span>
      </Link>
      {isRefused && (
        <Banner live className="fixed bottom-4 left-4 z-40 max-w-[calc(100vw-2rem)] text-left shadow-card">
          {elsewhere}
        </Banner>
      )}
    </>
  );
}

function wayBack(): 'back' | 'close' | 'home' {
  // The router counts the product's own pages that lie before this one.
  if (Number(window.history.state?.idx) > 0) return 'back';
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return 'home';
  return window.history.length > 1 ? 'back' : 'close';
}

/** Whether the tab is closing: it is so at once, before it is gone. */
function closes(): boolean {
  window.close();
  return window.closed;
}
