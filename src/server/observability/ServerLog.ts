/** The levels of the server’s log that its rooms write; any logger of Fastify is one. */
export type ServerLog = {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
