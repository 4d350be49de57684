/** The navigation state with which Turmas opens 'Adicionar Turma', and afterwards the page of the new class. */
export const NEW_CLASS = { newClass: true } as const;

export function wantsNewClass(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'newClass' in state;
}
