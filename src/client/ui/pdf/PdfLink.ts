/** A rectangle on a page. All lengths are shares of the page's width or height. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What leads somewhere from the page. */
export interface PdfLink {
  /** An address, or a page of the same PDF. */
  to: string | number;
  /** Several where its words go on in another line. */
  places: readonly Place[];
}
