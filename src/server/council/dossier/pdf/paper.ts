import type { Theme } from '#domain/vocabulary.ts';

/** Measures and colours of the printed documents (tools/pdf/typst/style.typ), in points. */
export const MM = 72 / 25.4;
export const PAGE = { width: 210 * MM, height: 297 * MM };
export const MARGIN = { x: 19 * MM, top: 17 * MM, bottom: 21 * MM };
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.x;
export const LINE_HEIGHT = 8 * MM;

export const INK = { body: '#211C3F', quiet: '#565076', rule: '#9E97C4', white: '#FFFFFF' } as const;

export interface Paint {
  /** Headings and strong lines. */
  deep: string;
  paint: string;
  gold: string;
  /** Ground of table headers. */
  tint: string;
  /** Ground of the cover. */
  night: string;
}

export const PAINTS: Readonly<Record<Theme, Paint>> = {
  ic: { deep: '#7A1B5E', paint: '#FF8A6B', gold: '#FFC65E', tint: '#FDF3F1', night: '#2B0F3A' },
  dh: { deep: '#1B3A94', paint: '#8DB2FF', gold: '#F2B34D', tint: '#F1F5FE', night: '#0D1A4A' },
  ds: { deep: '#0A5A55', paint: '#5FD0A8', gold: '#B7DC6A', tint: '#EFF9F5', night: '#06303A' },
};
