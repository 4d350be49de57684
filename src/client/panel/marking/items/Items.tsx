import { Link } from 'react-router-dom';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import type { MadeCorrection } from '#contract/marking/quizCorrections.ts';
import type { QuizItem } from '#contract/marking/quizItems.ts';
import { DISCRIMINATION_TEAMS_MIN, FLAGGED_TEAMS_MIN } from '#domain/marking/itemAnalysis.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { ExportItems } from './ExportItems.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemFilterBar } from './ItemFilterBar.tsx';
import { SpreadTables } from './SpreadTables.tsx';
import { type ItemFilters, useClassCorrections, useItemFilters, useQuizItems } from './useItems.ts';

/** Renders 'O que resultou': how the questions of the quiz work, their corrections in a class, and how teachers mark. */
export function Items() {
  const filters = useItemFilters();
  const corrections = useClassCorrections(filters.classId);
  return (
    <section className="flex flex-col gap-6">
      <div>
        <Link className="text-link" to="/panel/solar-systems/answers">
          <PreviousIcon className="size-5" />
          Respostas das Equipas
        </Link>
        <PageTitle title="O que resultou" />
        <p className="max-w-prose text-pretty">
          O que as equipas escolheram em cada pergunta do quiz da missão 1, e como se distribuem as avaliações das
          missões. Contam as primeiras respostas, sempre pela resposta certa do jogo.
        </p>
      </div>
      <ItemFilterBar filters={filters} className={corrections.data?.className} />
      {corrections.isError && <LoadFailure error={corrections.error} retry={corrections.refetch} />}
      <Questions filters={filters} corrections={corrections.data?.corrections} />
      <SpreadTables filters={filters} />
    </section>
  );
}

interface QuestionsProps {
  filters: ItemFilters;
  /** Undefined without a class, and until they are loaded. */
  corrections: readonly MadeCorrection[] | undefined;
}

function Questions({ filters, corrections }: QuestionsProps) {
  const items = useQuizItems(filters);
  const themes = items.data?.themes ?? [];
  const isEmpty = themes.every(({ questions }) => questions.every(({ teams }) => teams === 0));
  return (
    <section aria-labelledby="quiz-items" className="flex flex-col gap-4">
      <div>
        <h2 id="quiz-items" className="font-display text-xl">
          Perguntas do quiz
        </h2>
        <p className="max-w-prose text-muted">
          Facilidade: a parte das equipas que acertou. Discriminação: se quem acerta nesta acerta também nas outras, de
          -1 a 1; só se calcula a partir de {DISCRIMINATION_TEAMS_MIN} equipas. Com menos de {FLAGGED_TEAMS_MIN} equipas
          não se assinala nada.
        </p>
        {filters.classId === undefined && (
          <p className="max-w-prose">Para anular ou corrigir uma pergunta, escolha a turma.</p>
        )}
      </div>
      {items.isPending ? (
        <Spinner label="A carregar…" className="m-6 self-center" />
      ) : items.data === undefined ? (
        <LoadFailure error={items.error} retry={items.refetch} />
      ) : (
        <>
          {!isEmpty && <ExportItems themes={themes} />}
          {isEmpty && <EmptyState title="Ainda nenhuma equipa respondeu a estas perguntas." />}
          {themes.map((one) => (
            <ThemeItems key={one.theme} {...one} classId={filters.classId} corrections={corrections} />
          ))}
        </>
      )}
    </section>
  );
}

interface ThemeProps {
  theme: Theme;
  questions: readonly QuizItem[];
  classId: string | undefined;
  corrections: readonly MadeCorrection[] | undefined;
}

function ThemeItems({ theme, questions, classId, corrections }: ThemeProps) {
  return (
    <section aria-label={THEME_NAMES[theme]} className="flex flex-col gap-3">
      <h3 className="text-lg">{THEME_NAMES[theme]}</h3>
      {questions.map((item) => (
        <ItemCard
          key={item.challenge}
          theme={theme}
          item={item}
          classId={corrections === undefined ? undefined : classId}
          correction={corrections?.find((one) => one.theme === theme && one.challenge === item.challenge)}
        />
      ))}
    </section>
  );
}
