import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import { imports, type PastImport } from '#contract/school/imports.ts';
import { DAY_MS } from '#domain/day.ts';
import { IMPORT_UNDO_MS } from '#domain/limits.ts';
import { pastText, stateWords } from './importWords.ts';
import { Undone, UndoQuestion } from './UndoQuestion.tsx';
import { useUndo } from './useImport.ts';

/** Lists the last imports, with an undo for recent ones; renders nothing without any. */
export function PastImports({ withTeacher }: { withTeacher: boolean }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => call(imports.pastImports, {}, { signal }),
  });
  if (data === undefined) return error && <LoadFailure error={error} retry={refetch} />;
  if (data.imports.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-4">
      <h2 ref={heading} id={id} tabIndex={-1} className="font-display text-xl font-bold">
        Importações anteriores
      </h2>
      <p className="text-muted">
        Uma importação pode ser anulada durante {IMPORT_UNDO_MS / DAY_MS} dias. O que já foi usado ou alterado fica.
      </p>
      <ul className="flex flex-col">
        {data.imports.map((made) => (
          <Past key={made._id} made={made} withTeacher={withTeacher} focusAfter={() => heading.current} />
        ))}
      </ul>
    </section>
  );
}

interface PastProps {
  made: PastImport;
  withTeacher: boolean;
  /** Returns the element to focus once the undo button is gone. */
  focusAfter: () => HTMLElement | null;
}

function Past({ made, withTeacher, focusAfter }: PastProps) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndo(made._id);
  const isUndone = undo.data !== undefined;
  const when = momentText(made.at);
  const takeBack = () => undo.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 grow basis-60 wrap-anywhere">
        <p>
          <span className="font-bold">{when}</span>: {pastText(made, withTeacher)}
        </p>
        {undo.data && <Undone {...undo.data} />}
      </div>
      {made.state === 'open' && !isUndone ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Anular<span className="sr-only"> a importação de {when}</span>
        </Button>
      ) : (
        <Chip>{stateWords(made, isUndone)}</Chip>
      )}
      <UndoQuestion
        open={isAsking}
        made={made}
        busy={undo.isPending}
        focusAfter={() => (isUndone ? focusAfter() : null)}
        onConfirm={takeBack}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
