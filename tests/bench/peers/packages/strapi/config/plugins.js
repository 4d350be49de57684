/** Disables the rate limit, because sixteen clients sign in from one address. */
module.exports = ({ env }) => ({
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET'), ratelimit: { enabled: false } } },
});
