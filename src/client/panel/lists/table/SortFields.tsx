import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { ORDERS, type Order } from '../listParams.ts';
import type { ListPlace } from '../useListParams.ts';

const ORDER_LABELS: Record<Order, string> = { asc: 'Ascendente', desc: 'Descendente' };
const ORDER_OPTIONS = ORDERS.map((order) => ({ value: order, label: ORDER_LABELS[order] }));

interface Props {
  place: ListPlace;
  /** Sort keys with their labels. */
  options: readonly { value: string; label: string }[];
}

/** Renders the order of a list as two selects, for a list without column headers or with a sort key that has none. */
export function SortFields({ place, options }: Props) {
  const { sort, order, setSorting } = place;
  return (
    <>
      <SelectField
        label="Ordenar por"
        value={sort}
        onChange={onValue((next) => setSorting({ sort: next, order }))}
        options={options}
      />
      <SelectField
        label="Ordem"
        value={order}
        onChange={onValue((next) => setSorting({ sort, order: ORDERS.find((known) => known === next) ?? 'asc' }))}
        options={ORDER_OPTIONS}
      />
    </>
  );
}
