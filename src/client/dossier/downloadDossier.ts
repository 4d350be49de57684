import { download } from '#client/api/download.ts';
import { addressOf } from '#client/api/request.ts';
import { saveBlob } from '#client/ui/saveBlob.ts';
import { DOSSIER_CALL } from '#contract/council/dossiers.ts';

const FILE = 'dossie-da-terra.pdf';

/** Downloads the PDF of a plan's dossier, as the server has it, and saves it. Throws CallError. */
export async function downloadDossier(teamId: string): Promise<void> {
  const { content } = await download(addressOf(DOSSIER_CALL.path, { params: { teamId } }));
  saveBlob(content, FILE);
}
