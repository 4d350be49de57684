/** The plates with the names of the ships: elements of the page that the stage moves with them. */
export class PlateBoard {
  private readonly plates = new Map<string, HTMLElement>();

  /** Adds the plate of a team; returns a function that removes it. */
  add(id: string, plate: HTMLElement): () => void {
    this.plates.set(id, plate);
    return () => {
      if (this.plates.get(id) === plate) this.plates.delete(id);
    };
  }

  /** Moves a plate's upper left corner, in CSS pixels, and sets how visible it is, 0..1. */
  put(id: string, x: number, y: number, alpha: number): void {
    const style = this.plates.get(id)?.style;
    if (!style) return;
    style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    style.opacity = alpha.toFixed(2);
  }
}
