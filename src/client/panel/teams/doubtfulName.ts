import { isDoubtful } from '#domain/moderation/findDoubts.ts';

/** What is said beside a name that all teams will read and that may offend; nothing is refused. */
export function doubtfulName(name: string): string | undefined {
  return isDoubtful(name, 'label')
    ? 'Este nome pode ofender ou ter um contacto. Confirme-o antes de guardar.'
    : undefined;
}
