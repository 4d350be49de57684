/** A rectangle on a page. All lengths are shares of the page's width or height. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A link of a page. */
export interface PdfLink {
  /** A URL, or a page number of the same PDF. */
  to: string | number;
  /** One for each line of the link's text. */
  places: readonly Place[];
}
