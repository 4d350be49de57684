import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import type { PdfLink, Place } from './PdfLink.ts';

/** Scrolls to another page of the same PDF. */
export const GoToPage = createContext<(page: number) => void>(() => {});

/**
 * Renders a link in its place in the text for screen readers, positioned over its place on the canvas: one element to read, to
 * focus and to press. Its further lines are extra areas for pointers only.
 */
export function PageLink({ link: { to, places }, words }: { link: PdfLink; words: string }) {
  const [first, ...more] = places;
  return (
    <>
      {first && (
        <Over place={first} to={to}>
          {words}
          {typeof to === 'string' && ' (abre num novo separador)'}
        </Over>
      )}
      {more.map((place) => (
        <Over key={`${place.left} ${place.top}`} place={place} to={to} />
      ))}
    </>
  );
}

/** Covers the printed line, which may be smaller than 48 px, as allowed for links in running text; the zoom enlarges it. */
function Over({ place, to, children }: { place: Place; to: PdfLink['to']; children?: ReactNode }) {
  const goTo = use(GoToPage);
  const follow = (event: MouseEvent) => {
    if (typeof to === 'string') return;
    event.preventDefault();
    goTo(to);
  };
  const isMore = children === undefined;
  return (
    <span aria-hidden={isMore || undefined} className="absolute" style={shares(place)}>
      <a
        href={typeof to === 'string' ? to : `#${to}`}
        {...(typeof to === 'string' && { target: '_blank', rel: 'noopener noreferrer' })}
        {...(isMore && { tabIndex: -1 })}
        onClick={follow}
        className="pdf-link"
      >
        <span className="sr-only">{children}</span>
      </a>
    </span>
  );
}

function shares({ left, top, width, height }: Place) {
  const percent = (share: number) => `${share * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
