/** Names of the groups of a map of agreement, by their number. */
export const GROUP_NAMES = ['Grupo A', 'Grupo B'] as const;
