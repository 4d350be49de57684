import { Link } from 'react-router-dom';
import { classes } from '#client/ui/classes.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { NEW_CLASS } from '../school/classes/newClass.ts';

const STEPS = [
  {
    title: 'Criar a turma',
    text: 'Dê-lhe o nome que já usa na escola, como 8.º A.',
    label: 'Criar a turma',
    path: '/panel/management/classes',
    state: NEW_CLASS,
  },
  {
    title: 'Formar as equipas',
    text: 'Cole a lista da turma e o painel propõe equipas de 3 a 5, com nomes e acessos.',
    label: 'Formar as equipas',
    path: '/panel/imports',
    state: null,
  },
  {
    title: 'Começar a primeira sessão',
    text: 'Entregue os cartões, comece a aula e veja o que cada equipa está a fazer.',
    label: 'Abrir a aula',
    path: '/panel/aula',
    state: null,
  },
] as const;

/** Leads a teacher without a class to the first session: three steps with one button each. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-3">
      <h2 id="first-steps" className="font-display text-xl">
        Para começar: três passos
      </h2>
      <ol className="grid gap-4 tablet:grid-cols-3">
        {STEPS.map(({ title, text, label, path, state }, index) => (
          <li key={title} className={classes('card flex flex-col items-start gap-3 p-5', index === 0 && 'border-edge')}>
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-full bg-label font-display font-extrabold text-surface text-xl"
            >
              {index + 1}
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
            <Link className={`${buttonStyle(index === 0 ? 'primary' : 'secondary')} mt-auto`} to={path} state={state}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
