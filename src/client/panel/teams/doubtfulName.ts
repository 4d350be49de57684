import { isDoubtful } from '#domain/moderation/findDoubts.ts';

/** What is said beside a name that all teams will read and that may offend; nothing is refused. */
export function doubtfulName(name: string): string | undefined {
  return isDoubtful(name, 'label')
    ? 'Este nome pode ofender ou ter um contacto. As outras equipas veem-no: confirme-o antes de guardar.'
    : undefined;
}

/** The same for the names of a team's members, which its own tablets show. */
export function doubtfulNames(names: string): string | undefined {
  return isDoubtful(names, 'label')
    ? 'Um destes nomes pode ofender ou ter um contacto. Confirme-os antes de guardar.'
    : undefined;
}
