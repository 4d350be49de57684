/** Said of a right answer. */
export const RIGHT = 'Certo!';
