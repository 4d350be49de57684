import { useEffect, useRef, useState } from 'react';
import { TextField } from '#client/ui/controls/TextField.tsx';

/** How long nothing is typed before the server is asked, in ms. */
const PAUSE_MS = 350;

interface Props {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  className?: string;
  /** The words in effect. */
  value: string;
  onCommit: (value: string) => void;
}

/** A filter that waits for a pause in typing; it follows its value when that changes elsewhere ('Limpar Filtros'). */
export function FilterText({ value, onCommit, ...field }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [committed, setCommitted] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== committed) {
      setTyped(value);
      setCommitted(value);
    }
  }
  // A ref, because a parent that renders meanwhile passes a new function, which must not restart the pause.
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const words = typed.trim();
    if (words === value) return;
    const timer = setTimeout(() => {
      setCommitted(words);
      latest.current(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return <TextField {...field} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
