/** Returns the address of 'O que resultou', filtered by the class and the solar system that are given. */
export function itemsPath({ classId = '', solar = '' }: { classId?: string; solar?: string } = {}): string {
  const query = new URLSearchParams({ ...(classId && { class: classId }), ...(solar && { solar }) }).toString();
  return `/panel/solar-systems/answers/items${query && `?${query}`}`;
}
