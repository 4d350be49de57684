import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { it } from 'vitest';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';

const fixture = productUnderTest();
const engine = engineUnderTest();

it('records', { timeout: 120_000 }, async () => {
  const { page, proxy, close } = await engine.open(fixture.product.base, 'laptop');
  const display = readdirSync('/tmp/.X11-unix').map((n) => ({ n, t: statSync(`/tmp/.X11-unix/${n}`).mtimeMs })).sort((a, b) => b.t - a.t)[0]!.n.slice(1);
  const rec = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'x11grab', '-framerate', '10', '-video_size', '1500x900', '-i', `:${display}.0+0,0`, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '10', '/tmp/rec/login.mkv'], { stdio: ['pipe', 'inherit', 'inherit'] });
  await new Promise((r) => setTimeout(r, 1500));
  await page.goto(`${proxy.base}/login`);
  await new Promise((r) => setTimeout(r, 45_000));
  rec.stdin.write('q');
  await once(rec, 'exit');
  await close();
});
