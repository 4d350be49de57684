import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { failureText } from '../assetManifest.ts';
import { pdfFaults } from './check.ts';
import { printItems } from './printItems.ts';
import { renderPdfs } from './render.ts';

/**
 * `npm run pdf`: makes the outdated documents of assets/pdf. `-- --only ID` makes one document ('manual', 'staff/anexo',
 * 'ic-m1-fs1', or a prefix of ids such as 'ic' or 'ic-m1'); `-- --check` only reports faults.
 */
const folder = fileURLToPath(new URL('../../assets/pdf', import.meta.url));
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, check: { type: 'boolean', default: false } },
});

const items = printItems();
const failures = values.check ? [] : await renderPdfs({ folder, items, only: values.only, report: console.log });
const faults = [...failures.map(failureText), ...pdfFaults(folder, items)];
if (faults.length > 0) {
  console.error(`Os documentos não batem certo com assets/pdf/manifest.json:\n- ${faults.join('\n- ')}`);
  process.exitCode = 1;
} else {
  console.log('Os documentos batem certo com assets/pdf/manifest.json.');
}
