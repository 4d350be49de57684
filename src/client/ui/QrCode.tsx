import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Quiet zone around the code, in modules; scanners need four. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** Describes its content. */
  label: string;
  className?: string;
}

/** Draws a QR code with attributes only, which the strict Content-Security-Policy allows. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
