import { useState } from 'react';
import { itemId } from './PlacedList.tsx';

/** Holds which comment is pointed out. `show` also leads the focus to it in the list. */
export function useActivePlace() {
  const [activeId, setActiveId] = useState<string | null>(null);
  return {
    activeId,
    point: setActiveId,
    show: (id: string) => {
      setActiveId(id);
      document.getElementById(itemId(id))?.focus();
    },
  };
}
