import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { quizCorrections, type ThemeCorrection } from '#contract/marking/quizCorrections.ts';
import { quizItems } from '#contract/marking/quizItems.ts';
import { effectWords } from '#domain/marking/quizCorrections.ts';
import { THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';

/** What the page counts, from its address; absent filters match all. */
export interface ItemFilters {
  theme?: Theme;
  classId?: string;
  /** For administrators only. */
  schoolId?: string;
}

/** Reads the filters from the address. */
export function useItemFilters(): ItemFilters {
  const [params] = useSearchParams();
  const { isAdmin } = useStaff();
  const theme = THEMES.find((known) => THEME_NAMES[known] === params.get('solar'));
  const [classId, schoolId] = [params.get('class'), params.get('school')];
  return {
    ...(theme !== undefined && { theme }),
    ...(classId && { classId }),
    ...(isAdmin && schoolId && { schoolId }),
  };
}

/** Queries how the questions of the quiz work among the teams that match. */
export function useQuizItems(filters: ItemFilters) {
  return useQuery({
    queryKey: ['items', filters],
    queryFn: ({ signal }) => call(quizItems.quizItems, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Queries how the teachers of a school mark; the own school of a teacher. */
export function useMarkSpread({ theme, schoolId }: ItemFilters) {
  const query = { theme, schoolId };
  return useQuery({
    queryKey: ['spread', query],
    queryFn: ({ signal }) => call(quizItems.markSpread, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Queries the corrections of a class; disabled without one. */
export function useClassCorrections(classId: string | undefined) {
  return useQuery({
    queryKey: ['corrections', classId],
    queryFn: ({ signal }) =>
      call(quizCorrections.classQuizCorrections, { params: { classId: classId ?? '' } }, { signal }),
    enabled: classId !== undefined,
  });
}

type Correction = Omit<ThemeCorrection, 'theme' | 'challenge'>;
/** A question, and what counts instead of its key from now on; null undoes its correction. */
export interface CorrectionChange {
  theme: Theme;
  challenge: number;
  correction: Correction | null;
}

const FAILED = 'Não foi possível mudar o que conta nesta turma.';

/** Queries what a correction would do; disabled for null, an impossible one. */
export function useCorrectionPreview(
  classId: string,
  { theme, challenge }: Omit<CorrectionChange, 'correction'>,
  body: Correction | null,
) {
  return useQuery({
    queryKey: ['corrections', classId, 'preview', theme, challenge, body],
    queryFn: ({ signal }) =>
      call(
        quizCorrections.previewQuizCorrection,
        { params: { classId, theme, challenge }, body: body ?? { kind: 'void', options: [], mayFall: false } },
        { signal },
      ),
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Corrects a question of a class, or undoes its correction, and says what has changed. Everything shown is read again. */
export function useCorrect(classId: string, onDone: () => void = () => undefined) {
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: ({ theme, challenge, correction }: CorrectionChange) => {
      const params = { classId, theme, challenge };
      return correction === null
        ? call(quizCorrections.undoQuizCorrection, { params })
        : call(quizCorrections.correctQuiz, { params, body: correction });
    },
    onSuccess: async ({ effect }, { correction }) => {
      const done =
        correction === null ? 'Desfeito: volta a contar a resposta certa do jogo.' : 'A mudança já vale nesta turma.';
      showToast('success', `${done} ${effectWords(effect)}`, undefined, 'quizCorrection');
      onDone();
      await client.invalidateQueries();
    },
    onError: (error) => {
      logError(error, 'quizCorrection');
      showToast('error', errorMessage(error, FAILED));
    },
  });
}
