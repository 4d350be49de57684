import { SURVEY, type SurveyKind } from '#content/survey.ts';
import type { Survey } from '#contract/classroom/surveys.ts';
import { compareMoments, type ItemChange, type Share, surveyCaution } from '#domain/classroom/survey.ts';

const CHANGE_WORDS: Record<ItemChange['change'], string> = {
  more: 'Mais gente concorda',
  fewer: 'Menos gente concorda',
  unclear: 'A diferença pode ser acaso',
};

const KINDS: readonly [SurveyKind, string][] = [
  ['knowledge', 'O que se sabe'],
  ['attitude', 'O que se pensa'],
];

/** Renders how many agree with each item before and after; nothing is said of what few answers cannot tell. */
export function Comparison({ survey: { before, after, open } }: { survey: Survey }) {
  if (before.answers === 0 && after.answers === 0) return null;
  const items = open === null ? compareMoments(before, after) : null;
  const caution = surveyCaution(before, after);
  return (
    <section aria-labelledby="survey-comparison" className="flex flex-col gap-3">
      <h2 id="survey-comparison" className="font-display text-xl">
        Quem concorda
      </h2>
      {caution !== null && <p className="max-w-prose font-semibold">{caution}</p>}
      {items === null ? (
        <p className="max-w-prose text-muted">
          A comparação aparece quando há respostas dos dois momentos e está fechado.
        </p>
      ) : (
        KINDS.map(([kind, name]) => <Items key={kind} kind={kind} name={name} items={items} />)
      )}
    </section>
  );
}

function Items({ kind, name, items }: { kind: SurveyKind; name: string; items: readonly ItemChange[] }) {
  return (
    <>
      <h3 className="mt-2 text-lg">{name}</h3>
      <ul className="grid gap-3">
        {SURVEY.map((asked, index) => {
          const item = items[index];
          if (asked.kind !== kind || item === undefined) return null;
          return <Item key={asked.text} number={index + 1} text={asked.text} item={item} />;
        })}
      </ul>
    </>
  );
}

function Item({ number, text, item }: { number: number; text: string; item: ItemChange }) {
  return (
    <li className="card grid gap-3 p-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-6">
      <div>
        <p className="text-pretty">
          <span className="text-muted tabular-nums">{number}. </span>
          {text}
        </p>
        <p className={item.change === 'unclear' ? 'text-muted' : 'font-semibold'}>{CHANGE_WORDS[item.change]}</p>
      </div>
      <dl className="grid gap-2">
        <Bar name="Antes" share={item.before} look="bg-edge" />
        <Bar name="Depois" share={item.after} look="bg-primary" />
      </dl>
    </li>
  );
}

function Bar({ name, share: { agree, of }, look }: { name: string; share: Share; look: string }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] items-center gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="contents">
        <span aria-hidden className="h-4 overflow-hidden rounded-full bg-line">
          <span
            className={`block h-full rounded-full ${look}`}
            style={{ width: `${(100 * agree) / Math.max(1, of)}%` }}
          />
        </span>
        <span className="text-right tabular-nums">
          {agree} de {of}
        </span>
      </dd>
    </div>
  );
}
