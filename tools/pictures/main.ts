/**
 * `npm run pictures`: takes screenshots of game, panel and printed pages for docs/pictures (`-- cenas`, `-- painel` or `--
 * papel`: only one of them). Panel and paper are those of the built product. Needs Debian's Chromium.
 */
import { launchBrowser } from '../../tests/support/browser/chromium.ts';
import { photographPanel } from './panel.ts';
import { photographPaper } from './paper.ts';
import { photographScenes } from './scenes.ts';

const wanted = process.argv[2];
const browser = await launchBrowser();
try {
  if (wanted === undefined || wanted === 'cenas') await photographScenes(browser);
  if (wanted === undefined || wanted === 'painel') await photographPanel(browser);
  if (wanted === undefined || wanted === 'papel') await photographPaper(browser);
} finally {
  await browser.close();
}
