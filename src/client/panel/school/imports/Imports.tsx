import { Link } from 'react-router-dom';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { type Staff, useStaff } from '#client/panel/useStaff.ts';
import { Forming } from './forming/Forming.tsx';
import { useForming } from './forming/useForming.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { asOneTeam } from './importWords.ts';
import { ListForm } from './ListForm.tsx';
import { changedList, emptyList, type ListState } from './listState.ts';
import { PastImports } from './PastImports.tsx';
import { useImport } from './useImport.ts';
import { useKept } from './useKept.ts';

/** Renders Importar: teams from a class list, or classes and teams from a list of them; previewed before anything is written. */
export function Imports() {
  const staff = useStaff();
  const page = useImports(staff);
  const { list, work, forming } = page;
  const done = page.written;
  return (
    <div className="flex flex-col gap-6" data-unsaved={list.text !== '' && done === null}>
      <PageTitle
        title="Importar turmas e equipas"
        action={
          <Link className="text-link" to="/panel/management/classes">
            Voltar às turmas
          </Link>
        }
      />
      {done !== null && list.teacherId !== null && (
        <ImportDone
          done={done.reply}
          teacherId={list.teacherId}
          classNames={done.classNames}
          sentTeams={done.sentTeams}
          onAgain={() => page.change(emptyList(staff))}
        />
      )}
      {done === null && forming.state.step !== 'list' && (
        <Forming staff={staff} forming={forming} onTeacher={(teacherId) => page.change({ teacherId })} />
      )}
      {done === null && forming.state.step === 'list' && (
        <>
          <ListForm
            staff={staff}
            list={list}
            change={page.change}
            work={work}
            onRead={forming.read}
            unread={forming.unread}
          />
          {work.preview && (
            <ImportPreview
              preview={work.preview}
              oneTeam={asOneTeam(list.text, work.preview.rows)}
              isBusy={work.isWriting}
              onImport={work.write}
              onOneTeam={(text) => work.look(page.change({ text, kind: 'teams', isChosen: true }))}
            />
          )}
          <PastImports withTeacher={!staff.isTeacher} />
        </>
      )}
    </div>
  );
}

/** Joins the two ways of the page, which share the pasted text and the teacher. */
function useImports(staff: Staff) {
  const kept = useKept('form', () => emptyList(staff));
  const list = kept.value;
  const work = useImport(list, kept.forget);
  const forming = useForming(list, kept.forget);
  const change = (part: Partial<ListState>) => {
    const next = changedList(list, part);
    kept.keep(next);
    work.forget();
    forming.forgetUnread();
    if (next.text === '') forming.reset();
    return next;
  };
  const writer = work.written ? work : forming.work;
  const sent = (writer.preview?.rows ?? []).filter(({ state }) => state === 'new');
  const written = writer.written && {
    reply: writer.written,
    classNames: sent.map(({ className }) => className),
    sentTeams: sent.filter(({ teamName }) => teamName !== null).length,
  };
  return { list, work, forming, change, written };
}
