import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ExportMenu } from '#client/panel/marking/answers/export/ExportMenu.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { dayText } from '#client/ui/moments.ts';
import type { BinEntry } from '#contract/records/bin.ts';
import type { SchoolClass } from '#contract/school/classes.ts';
import { dayWords } from './days.ts';
import type { RetentionDialog } from './KeepDialogs.tsx';
import type { Endings } from './useEndings.ts';

const KeepDialogs = lazyDialog(() => import('./KeepDialogs.tsx').then((module) => module.KeepDialogs));

/**
 * Lists the classes whose retention ends, one banner each with the actions export, extend and erase. Classes past their date
 * stay under a heading until staff decide (ruling 29).
 */
export function EndingList({ ending, binned, more }: Endings) {
  const [asked, setAsked] = useState<RetentionDialog | null>(null);
  const bannersOf = (isOver: boolean) =>
    ending
      .filter(({ keep }) => keep.isOver === isOver)
      .map((schoolClass) => <Ending key={schoolClass._id} schoolClass={schoolClass} ask={setAsked} />);
  const over = bannersOf(true);
  return (
    <section aria-label="Prazo dos dados das turmas" className="flex flex-col gap-3">
      {bannersOf(false)}
      {over.length > 0 && <h2 className="text-xl">Turmas com prazo terminado ({over.length + more})</h2>}
      {over}
      {more > 0 && (
        <p>
          Há mais {more}. Para as ver, ordene a lista de{' '}
          <Link to="/panel/management/classes?sort=keep" className="text-link">
            Turmas
          </Link>{' '}
          por «Guardada até».
        </p>
      )}
      {binned.map((entry) => (
        <LastCall key={entry._id} entry={entry} />
      ))}
      {asked && <KeepDialogs asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Ending({ schoolClass, ask }: { schoolClass: SchoolClass; ask: (asked: RetentionDialog) => void }) {
  const { _id: classId, class: name } = schoolClass;
  const action = (
    <div className="flex flex-wrap gap-3">
      <ExportMenu scope={`Turma ${name}`} query={{ classId }} />
      <Button variant="secondary" onClick={() => ask({ kind: 'keep', schoolClass })}>
        Prolongar<span className="sr-only"> {name}</span>
      </Button>
      <Button variant="secondary" onClick={() => ask({ kind: 'erase', schoolClass })}>
        Apagar já<span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
  return (
    <Banner tone="warning" action={action}>
      <p>
        <EndingWords schoolClass={schoolClass} />
      </p>
    </Banner>
  );
}

/** Says what happens to the data, and when; names the teacher when the viewer is not a teacher. */
function EndingWords({ schoolClass: { class: name, teacher, keep } }: { schoolClass: SchoolClass }) {
  const { isTeacher } = useStaff();
  const which = isTeacher ? name : `${name}, de ${teacher.name},`;
  if (keep.goesOn !== null) return `Os dados da turma ${which} são apagados a ${dayWords(keep.goesOn)}.`;
  const ends = keep.isOver ? 'terminou' : 'termina';
  return `O prazo da turma ${which} ${ends} a ${dayWords(keep.until)}. Nada é apagado sem alguém decidir.`;
}

/** Banner of a class in the bin, where it can still be restored. */
function LastCall({ entry: { name, expiresAt } }: { entry: BinEntry }) {
  const action = (
    <Link to="/panel/bin" className={buttonStyle('secondary')}>
      Abrir a Reciclagem
    </Link>
  );
  return (
    <Banner tone="warning" action={action}>
      <p>
        O prazo da turma {name} acabou. Os dados estão na Reciclagem
        {expiresAt === null ? ' até alguém decidir' : ` e são apagados definitivamente a ${dayText(expiresAt)}`}. Para
        os exportar, restaure a turma.
      </p>
    </Banner>
  );
}
