/** An S3 server that reads VersityGW's variables. It checks every signature; each folder of the root is a bucket. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY, VGW_BACKEND_ARG, VGW_PORT = ':7070', VGW_HEALTH } = process.env;
const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver');
const { DUMMY_ACCOUNT } = require('@20minutes/s3rver/lib/models/account.js');
DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY, ROOT_SECRET_KEY);
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');

const app = new S3rver({ directory: VGW_BACKEND_ARG, silent: true, vhostBuckets: false });
const answer = app.callback();
const server = createServer((request, response) => {
  if (request.url === VGW_HEALTH) response.end('ok');
  else answer(request, response);
});
server.listen(Number(VGW_PORT.slice(1)));
process.once('SIGTERM', () => process.exit(0));
