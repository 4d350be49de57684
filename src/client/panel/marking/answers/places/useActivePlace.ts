import { useId, useState } from 'react';
import { itemId } from './CommentList.tsx';

/** Holds which comment of a list is pointed out. `show` also leads the focus to it; `scope` is for the list. */
export function useActivePlace() {
  const scope = useId();
  const [activeId, setActiveId] = useState<string | null>(null);
  return {
    scope,
    activeId,
    point: setActiveId,
    show: (id: string) => {
      setActiveId(id);
      document.getElementById(itemId(scope, id))?.focus();
    },
  };
}
