// Orders of items that people arrange, each item once.

/** Returns the order with this item one place up (-1) or down (1); unchanged at the end of the list. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const others = withoutItem(order, id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** Returns the order with this item at its end. */
export function withItem(order: readonly string[], id: string): string[] {
  return [...withoutItem(order, id), id];
}

export function withoutItem(order: readonly string[], id: string): string[] {
  return order.filter((one) => one !== id);
}

/** Returns the order with this item at this index. */
export function movedTo(order: readonly string[], id: string, to: number): string[] {
  const others = withoutItem(order, id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
