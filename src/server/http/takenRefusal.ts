import { Refusal } from './Refusal.ts';

/** Returns the refusal of a value that is already in use, with its field (ruling 3). */
export function takenRefusal(
  id: 'usernameTaken' | 'emailTaken' | 'nameTaken' | 'shortcutTaken',
  field: string,
  message?: string,
): Refusal {
  const words = message ?? new Refusal(id).message;
  return new Refusal(id, { message: words, fields: { [field]: words } });
}
