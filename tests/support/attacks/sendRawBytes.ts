import { connect } from 'node:net';

/** Sends raw bytes over TCP and returns everything received until the server closes the connection. */
export function sendRawBytes(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (seen += chunk));
    socket.on('end', () => resolve(seen));
    socket.on('error', (error) => (seen ? resolve(seen) : reject(error)));
  });
}
