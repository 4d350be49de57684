import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Quiet zone around the code, in modules; scanners need four. */
const QUIET = 4;

/** Draws a QR code with attributes only, which the strict Content-Security-Policy allows. `label` describes its content. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="team-card-code"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
