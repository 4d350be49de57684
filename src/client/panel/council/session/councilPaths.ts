const COUNCIL = '/panel/council';

/** Returns the address of 'Preparar Conselho', for a class if one is given. */
export function newCouncilPath(classId?: string): string {
  return classId === undefined ? `${COUNCIL}/new` : `${COUNCIL}/new?${new URLSearchParams({ class: classId })}`;
}

/** Returns the address of the page that runs a council. */
export const councilPath = (councilId: string) => `${COUNCIL}/${councilId}`;

/** Returns the address of the page that changes a council. */
export const changeCouncilPath = (councilId: string) => `${COUNCIL}/${councilId}/change`;

/** Returns the address of the certificates of a council. */
export const certificatesPath = (councilId: string) => `${COUNCIL}/${councilId}/certificates`;

/** Returns the address of the projector page of a council, which opens without a sign-in. */
export const hallPath = (code: string) => `/conselho/${encodeURIComponent(code)}`;

/** Returns the address of a team's plan in Propostas. */
export const planPath = (teamName: string) =>
  `/panel/solar-systems/proposals?${new URLSearchParams({ search: teamName })}`;
