import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import type { ReportOption, ReportOptions } from './reportOptions.ts';

interface Props {
  options: ReportOptions;
  /** Whether the report is of a class, which alone has a teacher's sheet. */
  isOfClass: boolean;
  onChange: (option: ReportOption, on: boolean) => void;
}

/** Renders the choice of what is printed; not printed itself. */
export function OptionsField({ options, isOfClass, onChange }: Props) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="mb-2 font-bold font-display text-label">O que se imprime</legend>
      <CheckCard
        label="Fotografias"
        hint="As da equipa, com as legendas."
        checked={options.photos}
        onChange={(on) => onChange('photos', on)}
      />
      <CheckCard
        label="Texto para a família e assinaturas"
        hint="O que a equipa fez, o que querem dizer os pontos, e duas linhas para assinar."
        checked={options.family}
        onChange={(on) => onChange('family', on)}
      />
      {isOfClass && (
        <CheckCard
          label="Folha de quem ensina"
          hint="Por pessoa, com a percentagem e a nota. Não é para as famílias."
          checked={options.sheet}
          onChange={(on) => onChange('sheet', on)}
        />
      )}
    </fieldset>
  );
}
