/** The log levels that server code uses; any Fastify logger fits. */
export type ServerLog = {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
