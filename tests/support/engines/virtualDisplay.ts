import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** An X server without a screen. */
export interface VirtualDisplay {
  /** Such as ':99'. */
  name: string;
  stop(): void;
}

/** Debian's package xvfb. */
const XVFB = '/usr/bin/Xvfb';
/** Debian's package xdotool. */
const XDOTOOL = '/usr/bin/xdotool';
const SCREEN = '2400x1800x24';

/** Starts an X server, which ends with this process. */
export async function startDisplay(): Promise<VirtualDisplay> {
  const server = spawn(XVFB, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => void server.kill();
  process.once('exit', stop);
  return { name: `:${await firstLine(server.stdout)}`, stop };
}

/** Gives the only window of this class the keyboard, as a window manager would. */
export async function focusWindow(display: string, className: string): Promise<void> {
  const focusing = spawn(XDOTOOL, ['search', '--sync', '--onlyvisible', '--class', className, 'windowfocus'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  await once(focusing, 'exit');
}

/** The stream stays open: the server would end if it could not write the rest. */
function firstLine(stream: Readable): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) done(text.trim());
    });
    stream.once('end', () => failed(new Error('O ecrã virtual não arrancou.')));
  });
}
