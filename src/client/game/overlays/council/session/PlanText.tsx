import { useEffect, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Marked } from '../../glossary/Marked.tsx';

/** Keeps the cut from leaving an ellipsis alone on an empty line. */
function withoutEmptyLines(text: string): string {
  return text.replaceAll(/\n{2,}/g, '\n');
}

/** Renders a plan's text: a long one is cut after some lines, until 'Ler tudo' is pressed. */
export function PlanText({ text, team }: { text: string; team: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || isOpen) return undefined;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <p
        ref={box}
        className={classes('max-w-[70ch] wrap-anywhere whitespace-pre-line text-pretty', !isOpen && 'line-clamp-5')}
      >
        {/* A word that is cut off could not be pressed. */}
        {isOpen || !isLong ? <Marked>{isOpen ? text : withoutEmptyLines(text)}</Marked> : withoutEmptyLines(text)}
      </p>
      {(isLong || isOpen) && (
        <Button
          variant="ghost"
          className="relative -my-2 -ml-6 justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ler menos' : 'Ler tudo'}
          <span className="sr-only"> da proposta de {team}</span>
        </Button>
      )}
    </>
  );
}
