import { SelectField } from '#client/ui/controls/SelectField.tsx';
import type { Order } from './rankTeams.ts';

type Look = 'tiles' | 'table';

const ORDERS: readonly { value: Order; label: string }[] = [
  { value: 'help', label: 'Quem precisa de ajuda' },
  { value: 'name', label: 'Nome' },
  { value: 'progress', label: 'Progresso' },
];
const LOOKS: readonly { value: Look; label: string }[] = [
  { value: 'tiles', label: 'Mosaicos' },
  { value: 'table', label: 'Tabela' },
];

/** How the teams are listed. */
export interface Chosen {
  order: Order;
  look: Look;
}

interface Props {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Chooses the order of the teams, and tiles or a table. */
export function ListChoices({ chosen: { order, look }, onChoose }: Props) {
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label="Ordenar por"
        value={order}
        options={ORDERS}
        onChange={({ target }) =>
          onChoose({ look, order: ORDERS.find(({ value }) => value === target.value)?.value ?? order })
        }
      />
      <SelectField
        label="Mostrar como"
        value={look}
        options={LOOKS}
        onChange={({ target }) =>
          onChoose({ order, look: LOOKS.find(({ value }) => value === target.value)?.value ?? look })
        }
      />
    </div>
  );
}
