/**
 * `npm run pictures`: photographs the game and the panel for docs/pictures (`-- cenas` or `-- painel`: one of them). The panel
 * is that of the built product. Needs Debian's Chromium.
 */
import { launchBrowser } from '../../tests/support/chromium.ts';
import { photographPanel } from './panel.ts';
import { photographScenes } from './scenes.ts';

const wanted = process.argv[2];
const browser = await launchBrowser();
try {
  if (wanted !== 'painel') await photographScenes(browser);
  if (wanted !== 'cenas') await photographPanel(browser);
} finally {
  await browser.close();
}
