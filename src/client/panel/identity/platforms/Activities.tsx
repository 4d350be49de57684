import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { lti } from '#contract/identity/lti.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import { Members } from './Members.tsx';
import type { Activity } from './platformTypes.ts';
import { SendMarks } from './SendMarks.tsx';

type Open = { dialog: 'marks' | 'members' | 'forget' | 'remove'; activity: Activity };

/** Lists the activities of platforms that are bound to the user's classes, with what can be done with each. */
export function Activities() {
  const { isAdmin } = useStaff();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['platforms', 'links'],
    queryFn: ({ signal }) => call(lti.ltiLinks, {}, { signal }),
  });
  return (
    <section aria-label="Atividades ligadas a turmas" className="flex flex-col gap-3">
      <h2 className="font-display text-xl">Atividades ligadas a turmas</h2>
      {isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {isError && <LoadFailure error={error} retry={refetch} />}
      {data?.links.length === 0 && (
        <p className="max-w-prose text-pretty">
          {data.hasPlatforms
            ? 'Ainda não há atividades ligadas. Abra na plataforma uma atividade do jogo e escolha a turma.'
            : `Nenhuma plataforma está registada${isAdmin ? '' : ': peça a quem administra'}.`}
        </p>
      )}
      {data !== undefined && data.links.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.links.map((activity) => (
            <ActivityCard key={activity._id} activity={activity} onOpen={(dialog) => setOpen({ dialog, activity })} />
          ))}
        </ul>
      )}
      {open && <OpenDialog {...open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function ActivityCard({ activity, onOpen }: { activity: Activity; onOpen: (dialog: Open['dialog']) => void }) {
  const { platform, className, team, theme, pupils, takesMarks, givesMembers } = activity;
  const of = <span className="sr-only"> da turma {className}</span>;
  return (
    <li className="card flex flex-col gap-3">
      <p className="wrap-anywhere">
        <strong>{className}</strong> em {platform}:{' '}
        {team === null ? 'cada pessoa escolhe a equipa' : `só a equipa ${team}`}
        {theme !== null && `, ${THEME_NAMES[theme]}`}.
        {(takesMarks || pupils > 0) && ` ${pupils === 1 ? '1 pessoa já entrou' : `${pupils} pessoas já entraram`}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {takesMarks && <Button onClick={() => onOpen('marks')}>Enviar notas{of}</Button>}
        {givesMembers && (
          <Button variant="secondary" onClick={() => onOpen('members')}>
            Trazer a lista{of}
          </Button>
        )}
        {pupils > 0 && team === null && (
          <Button variant="secondary" onClick={() => onOpen('forget')}>
            Esquecer as equipas escolhidas{of}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onOpen('remove')}>
          Desligar{of}
        </Button>
      </div>
    </li>
  );
}

function OpenDialog({ dialog, activity, onClose }: Open & { onClose: () => void }) {
  const params = { linkId: activity._id };
  if (dialog === 'marks') return <SendMarks activity={activity} onClose={onClose} />;
  if (dialog === 'members') return <Members activity={activity} onClose={onClose} />;
  if (dialog === 'forget') {
    return (
      <ChangeQuestion
        changes="platforms"
        title="Esquecer as equipas escolhidas"
        confirmLabel="Esquecer"
        send={() => call(lti.forgetLtiPupils, { params })}
        onClose={onClose}
      >
        As sessões abertas a partir da atividade terminam, e cada pessoa volta a escolher a equipa quando a abrir. Os
        pontos já enviados ficam na plataforma.
      </ChangeQuestion>
    );
  }
  return (
    <ChangeQuestion
      changes="platforms"
      title="Desligar a atividade"
      confirmLabel="Desligar"
      send={() => call(lti.removeLtiLink, { params })}
      onClose={onClose}
    >
      A atividade deixa de abrir a turma {activity.className}, as sessões abertas a partir dela terminam e o jogo
      esquece quem joga em cada equipa. As equipas e as suas respostas ficam.
    </ChangeQuestion>
  );
}
