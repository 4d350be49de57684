import { useEffect, useRef, useState } from 'react';
import { TextField } from '#client/ui/controls/TextField.tsx';

/** Pause in typing before the server is queried, in ms. */
const PAUSE_MS = 350;

interface Props {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  className?: string;
  /** The committed text. */
  value: string;
  onCommit: (value: string) => void;
}

/** Renders a text filter that commits after a pause in typing; it follows changes of `value` elsewhere ('Limpar Filtros'). */
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
