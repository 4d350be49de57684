import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { onValue } from '#client/panel/onValue.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { phrases } from '#contract/marking/phrases.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import { STARTER_MARKS, type StarterMark } from '#domain/marking/phrases.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { usesText } from './phraseWords.ts';
import { type StarterPhrase, startersOf } from './starterPhrases.ts';

const FAILED = 'Não foi possível copiar a frase.';

const FIRST_SHOWN: StarterMark = { level: 2, criterion: 'p1', points: 0 };

interface Props {
  /** Texts of the user's own phrases. */
  ownTexts: ReadonlySet<string>;
  /** How often the user has used each of our phrases, by id. */
  uses: ReadonlyMap<string, number>;
}

/** Shows our phrases by mission, criterion and mark; each can be copied to the user's own. */
export function StarterBrowser({ ownTexts, uses }: Props) {
  const [mark, setMark] = useState<StarterMark>(FIRST_SHOWN);
  const copy = useCopy(mark);
  return (
    <section aria-label="As nossas frases" className="flex flex-col gap-4">
      <h2 className="font-display text-xl">As nossas frases</h2>
      <p className="max-w-prose text-pretty">
        Escritas para a equipa: o que está bem, o que falta e o passo seguinte. Copie as que quiser mudar ao seu jeito;
        no comentário, pode usar todas sem as copiar.
      </p>
      <MarkChoice mark={mark} onChange={setMark} />
      <ul className="grid gap-3 lg:grid-cols-2">
        {startersOf(mark, uses).map((starter) => (
          <StarterCard
            key={starter.id}
            starter={starter}
            isCopied={ownTexts.has(starter.text)}
            isCopying={copy.isPending}
            onCopy={() => copy.mutate(starter)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns the mark that fits best: the wanted one, or the first of its criterion or of its mission where there is no such mark. */
function markLike(wanted: StarterMark): StarterMark {
  const ofMission = STARTER_MARKS.filter(({ level }) => level === wanted.level);
  const ofCriterion = ofMission.filter(({ criterion }) => criterion === wanted.criterion);
  return ofCriterion.find(({ points }) => points === wanted.points) ?? ofCriterion[0] ?? ofMission[0] ?? wanted;
}

function MarkChoice({ mark, onChange }: { mark: StarterMark; onChange: (mark: StarterMark) => void }) {
  const ofMission = STARTER_MARKS.filter(({ level }) => level === mark.level);
  const criteria = [...new Set(ofMission.map(({ criterion }) => criterion))];
  const points = ofMission.filter(({ criterion }) => criterion === mark.criterion).map((one) => one.points);
  return (
    <div className="grid max-w-240 gap-3 sm:grid-cols-3">
      <SelectField
        label="Missão"
        options={MISSION_LEVELS.map((level) => ({ value: String(level), label: `Missão ${level}` }))}
        value={String(mark.level)}
        onChange={onValue((value) => onChange(markLike({ ...mark, level: MISSION_LEVELS[Number(value) - 1] ?? 1 })))}
      />
      <SelectField
        label="Critério"
        options={criteria.map((criterion) => ({ value: criterion, label: CRITERION_NAMES[criterion] }))}
        value={mark.criterion}
        onChange={onValue((value) =>
          onChange(markLike({ ...mark, criterion: criteria.find((known) => known === value) ?? mark.criterion })),
        )}
      />
      <SelectField
        label="Pontuação"
        options={points.map((one) => ({ value: String(one), label: `${one} pontos` }))}
        value={String(mark.points)}
        onChange={onValue((value) => onChange({ ...mark, points: Number(value) }))}
      />
    </div>
  );
}

interface CardProps {
  starter: StarterPhrase;
  isCopied: boolean;
  isCopying: boolean;
  onCopy: () => void;
}

function StarterCard({ starter: { text, uses }, isCopied, isCopying, onCopy }: CardProps) {
  return (
    <li className="card flex flex-col gap-3 p-4">
      <p>{text}</p>
      <div className="mt-auto flex flex-wrap items-center gap-3">
        <Button variant="secondary" disabled={isCopied || isCopying} onClick={onCopy}>
          {isCopied ? 'Já está nas suas' : 'Copiar para as minhas'}
          <span className="sr-only"> a frase «{text}»</span>
        </Button>
        {uses > 0 && <span className="text-muted">{usesText(uses)}</span>}
      </div>
    </li>
  );
}

/** Adds one of our phrases to the user's own, for its mission and criterion. */
function useCopy({ level, criterion }: StarterMark) {
  const client = useQueryClient();
  return useExclusiveMutation<unknown, StarterPhrase>({
    mutationFn: ({ text }) => call(phrases.addPhrase, { body: { text, shortcut: null, level, criterion } }),
    onSuccess: () => {
      showToast('success', 'Frase copiada para as suas.');
      return client.invalidateQueries({ queryKey: ['phrases'] });
    },
    onError: (error) => {
      logError(error, FAILED);
      showToast('error', errorMessage(error, FAILED));
    },
  });
}
