import { useEffect, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { describePlace } from '../describePlace.ts';
import { Echoes } from '../dilemma/Echoes.tsx';
import { LiveRegion } from '../LiveRegion.tsx';
import { NoticeBar } from '../NoticeBar.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { RetryBanner } from '../RetryBanner.tsx';
import { useKeptFocus } from '../useKeptFocus.ts';
import { ChosenPlan } from './ChosenPlan.tsx';
import { CommentsDialog } from './CommentsDialog.tsx';
import { CouncilHeader } from './CouncilHeader.tsx';
import { CouncilMore } from './CouncilMore.tsx';
import type { CouncilView } from './councilView.ts';
import { Proposals } from './Proposals.tsx';
import { RankingDialog } from './RankingDialog.tsx';
import { SessionLayer } from './SessionLayer.tsx';
import { TeacherNotes } from './TeacherNotes.tsx';

type CouncilProps = OverlaysProps & { work: CouncilView };

/** Loaded when it is opened, or with the layer of 'O nosso diário' soon after the game. */
const loadDiary = () => import('./DiaryDialog.tsx').then(({ DiaryDialog }) => DiaryDialog);

/** Loaded for a solar system with more proposals than a team can read. */
const loadSearch = () => import('./CouncilSearch.tsx').then(({ CouncilSearch }) => CouncilSearch);

/** Keeps its place and the focus inside of it. */
const ASIDE = 'flex flex-col gap-4 opacity-0';

/** Renders the voting screen (spec, section 2): every team's plan, to read, rate and discuss. */
export function CouncilScreen(props: CouncilProps) {
  const { work, view, send, council, hall } = props;
  // The launch takes seconds, and any press ends it.
  const isAside = hall === 'launching';
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isDiaryOpen, setIsDiaryOpen] = useState(false);
  const Diary = useLatePart(isDiaryOpen, loadDiary);
  const Search = useLatePart(work.search !== null, loadSearch);
  useKeptFocus(element);
  usePageSeen(send);
  return (
    <main
      ref={setElement}
      tabIndex={-1}
      className="focus-inside absolute inset-0 overflow-y-auto overscroll-contain p-3 sm:p-5"
      aria-label="Conselho Galáctico"
    >
      <LiveRegion place={describePlace(view)} message={view.topMessage} />
      <div className="mx-auto flex max-w-[100rem] flex-col gap-4">
        <div className={isAside ? ASIDE : 'contents'}>
          <CouncilHeader {...props} onDiary={() => setIsDiaryOpen(true)} />
          {view.notice && <NoticeBar notice={view.notice} send={send} />}
        </div>
        <SessionLayer {...props}>
          <ChosenPlan proposals={work.proposals} />
          <TeacherNotes notes={work.notes} />
          {work.echoes.length > 0 && (
            <section className="glass p-4" aria-label="Escolhas da equipa">
              <Echoes echoes={work.echoes} />
            </section>
          )}
          {work.failure && <RetryBanner text={work.failure} onRetry={() => send({ type: 'REFRESH_COUNCIL' })} />}
          <section
            className={classes(
              'glass council-glass p-3',
              work.notes.length === 0 &&
                work.echoes.length === 0 &&
                council.view.session === null &&
                '[@media(min-height:700px)]:mt-[11vh] projected:mt-0!',
            )}
            aria-label="Propostas"
          >
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3 px-1">
              <p className="text-pretty">
                Leiam as propostas, deem estrelas e comentem. Podem mudar as estrelas quando quiserem.
              </p>
              <Button variant="secondary" busy={work.loading} onClick={() => send({ type: 'REFRESH_COUNCIL' })}>
                Atualizar
              </Button>
            </div>
            {work.search && Search && <Search search={work.search} count={work.proposals.length} send={send} />}
            {work.loading && work.proposals.length === 0 ? (
              <p role="status" className="flex items-center justify-center gap-3 p-8">
                <Spinner />
                <span>A carregar...</span>
              </p>
            ) : (
              <Proposals {...props} />
            )}
            {work.extent && <CouncilMore extent={work.extent} send={send} />}
          </section>
        </SessionLayer>
      </div>
      <CommentsDialog {...props} />
      {props.loadDiary && Diary && (
        <Diary
          load={props.loadDiary}
          title="Diário da Terra"
          open={isDiaryOpen}
          onClose={() => setIsDiaryOpen(false)}
        />
      )}
      <RankingDialog ranking={work.ranking} send={send} />
    </main>
  );
}

/** Reports when the page is hidden or seen again: the list refreshes on return, and rests while it is hidden. */
function usePageSeen(send: OverlaysProps['send']): void {
  useEffect(() => {
    const tell = () => send({ type: document.visibilityState === 'hidden' ? 'PAGE_HIDDEN' : 'PAGE_SEEN' });
    const onFocus = () => send({ type: 'PAGE_SEEN' });
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('focus', onFocus);
    if (document.visibilityState === 'hidden') tell();
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('focus', onFocus);
    };
  }, [send]);
}
