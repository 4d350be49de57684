import { useMemo } from 'react';
import { type DiffPiece, wordDiff } from '#domain/marking/wordDiff.ts';

interface Props {
  texts: readonly string[];
  /** The texts of the step before; null for the first step, in which nothing is marked. */
  before: readonly string[] | null;
  prompts: readonly { prompt: string }[];
  showsRemoved: boolean;
}

/**
 * Lists the texts of a step; what is new is underlined, what is gone struck through. The prompt of an only box stands
 * above already, with the answer.
 */
export function StepTexts({ texts, before, prompts, showsRemoved }: Props) {
  return texts.map((text, box) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its step and never moves
    <div key={box}>
      {texts.length > 1 && <p className="font-bold">{prompts[box]?.prompt ?? ''}</p>}
      <BoxText text={text} before={before === null ? text : (before[box] ?? '')} showsRemoved={showsRemoved} />
    </div>
  ));
}

function BoxText({ text, before, showsRemoved }: { text: string; before: string; showsRemoved: boolean }) {
  const pieces = useMemo(() => wordDiff(before, text), [before, text]);
  const shown = showsRemoved ? pieces : pieces.filter(({ kind }) => kind !== 'removed');
  if (shown.length === 0) return <p className="quoted-answer mt-1 text-muted">Ainda vazia</p>;
  return (
    <p className="quoted-answer mt-1">
      {shown.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a step never move
        <Piece key={index} piece={piece} />
      ))}
    </p>
  );
}

/** Marks the words and not the space before them, which would look like a word of its own. */
function Piece({ piece: { kind, text } }: { piece: DiffPiece }) {
  if (kind === 'same') return text;
  const words = text.trimStart();
  const space = text.slice(0, text.length - words.length);
  return (
    <>
      {space}
      {kind === 'added' ? (
        <ins className="bg-ok/15 font-semibold underline decoration-2 underline-offset-4">{words}</ins>
      ) : (
        <del className="text-muted line-through decoration-2">{words}</del>
      )}
    </>
  );
}
