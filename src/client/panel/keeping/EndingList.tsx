import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonStyle } from '#client/ui/buttonStyle.ts';
import type { BinEntry } from '#contract/bin.ts';
import type { SchoolClass } from '#contract/classes.ts';
import { ExportMenu } from '../answers/ExportMenu.tsx';
import { dialogPart } from '../late/dialogPart.tsx';
import { dayText } from '../moments.ts';
import { dayWords } from './days.ts';
import type { AskedOfKeeping } from './KeepDialogs.tsx';
import type { Endings } from './useEndings.ts';

/** Comes when somebody puts off or erases. */
const KeepDialogs = dialogPart(() => import('./KeepDialogs.tsx').then((room) => room.KeepDialogs));

/** One banner a class, with what can be done: first the export, then putting off, then erasing at once. */
export function EndingList({ ending, over }: Endings) {
  const [asked, setAsked] = useState<AskedOfKeeping | null>(null);
  return (
    <section aria-label="Dados que vão ser apagados" className="flex flex-col gap-3">
      {ending.map((schoolClass) => (
        <Ending key={schoolClass._id} schoolClass={schoolClass} ask={setAsked} />
      ))}
      {over.map((entry) => (
        <LastCall key={entry._id} entry={entry} />
      ))}
      {asked && <KeepDialogs asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Ending({ schoolClass, ask }: { schoolClass: SchoolClass; ask: (asked: AskedOfKeeping) => void }) {
  const { _id: classId, class: name, keep } = schoolClass;
  const action = (
    <div className="flex flex-wrap gap-3">
      <ExportMenu scope={`Turma ${name}`} query={{ classId }} />
      <Button variant="secondary" onClick={() => ask({ kind: 'keep', schoolClass })}>
        Adiar<span className="sr-only"> {name}</span>
      </Button>
      <Button variant="secondary" onClick={() => ask({ kind: 'erase', schoolClass })}>
        Apagar já<span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
  return (
    <Banner tone="warning" action={action}>
      <p>
        Os dados da turma {name} são apagados a {dayWords(keep.goesOn)}.
      </p>
    </Banner>
  );
}

/** Already in the bin: who wants them still restores them there. */
function LastCall({ entry: { name, expiresAt } }: { entry: BinEntry }) {
  const action = (
    <Link to="/panel/bin" className={buttonStyle('secondary')}>
      Abrir a Reciclagem
    </Link>
  );
  return (
    <Banner tone="warning" action={action}>
      <p>
        O prazo da turma {name} acabou. Os dados estão na Reciclagem e são apagados definitivamente a{' '}
        {dayText(expiresAt)}. Para os exportar, restaure a turma.
      </p>
    </Banner>
  );
}
