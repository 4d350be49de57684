/** The four levels of the server's logger that the database rooms use. */
export type DatabaseLog = {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
