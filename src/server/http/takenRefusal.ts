import { Refusal } from './Refusal.ts';

/** A clash, with the field that it is about (ruling 3). */
export function takenRefusal(
  id: 'usernameTaken' | 'emailTaken' | 'nameTaken',
  field: string,
  message?: string,
): Refusal {
  const words = message ?? new Refusal(id).message;
  return new Refusal(id, { message: words, fields: { [field]: words } });
}
