import { useId } from 'react';

/** Stars of the frame: x, y and radius in millimetres of the page. */
const STARS = [
  [30, 24, 1.1],
  [46, 17, 0.7],
  [22, 44, 0.6],
  [250, 20, 0.8],
  [270, 34, 1.2],
  [277, 60, 0.6],
  [24, 168, 0.8],
  [38, 190, 1.1],
  [70, 195, 0.6],
  [228, 193, 0.7],
  [262, 184, 1],
  [275, 150, 0.6],
] as const;

const INSIDE = { x: 10.5, y: 10.5, width: 276, height: 189, rx: 6.5 };

/** Draws the frame of a certificate: two lines, orbits in opposite corners, and stars. Thin lines, to save ink. */
export function CertificateFrame() {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 297 210" className="certificate-frame">
      <rect x="7" y="7" width="283" height="196" rx="9" className="certificate-edge" strokeWidth="1.6" />
      <rect {...INSIDE} className="certificate-edge" strokeWidth="0.4" />
      <clipPath id={id}>
        <rect {...INSIDE} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(281 193) rotate(-24)" className="certificate-orbit">
          <ellipse rx="52" ry="17" />
          <ellipse rx="38" ry="12" />
          <circle r="11" className="certificate-planet" />
          <circle cx="-52" r="2.4" className="certificate-moon" />
          <circle cx="30" cy="-7.4" r="1.7" className="certificate-moon" />
        </g>
        <g transform="translate(32 36) rotate(-24)" className="certificate-orbit">
          <ellipse rx="30" ry="10" />
          <circle r="7" className="certificate-planet" />
          <circle cx="30" r="2" className="certificate-moon" />
        </g>
      </g>
      {STARS.map(([x, y, r]) => (
        <path
          key={`${x}-${y}`}
          transform={`translate(${x} ${y}) scale(${r})`}
          d="M0-3 .6-.6 3 0 .6.6 0 3-.6.6-3 0-.6-.6z"
          className="certificate-star"
        />
      ))}
    </svg>
  );
}
