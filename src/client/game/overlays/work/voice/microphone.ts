import { RECORDING_FORMATS } from '#domain/game/recordings.ts';

type Format = (typeof RECORDING_FORMATS)[number];

const NO_HTTPS =
  'Aqui não dá para gravar: este endereço começa por http, e o navegador só deixa usar o microfone em endereços https. Respondam por escrito e avisem quem dá a aula.';
const NO_RECORDER =
  'Aqui não dá para gravar: este navegador não grava voz. Respondam por escrito ou mudem de navegador.';
const NOT_ALLOWED =
  'O navegador não deixou usar o microfone. Autorizem-no nas definições deste site e carreguem outra vez, ou respondam por escrito.';
const NO_MICROPHONE =
  'Não se encontrou nenhum microfone neste dispositivo. Liguem um e carreguem outra vez, ou respondam por escrito.';
const BUSY = 'O microfone não respondeu: talvez outra aplicação o esteja a usar. Fechem-na e carreguem outra vez.';

const OTHER_PAGE = 'Para gravar, recarreguem primeiro esta página.';

/** Why the browser refused the microphone, by the name of its error (Media Capture and Streams, 10.2). */
const REFUSED: Readonly<Record<string, string>> = {
  NotAllowedError: NOT_ALLOWED,
  SecurityError: NOT_ALLOWED,
  NotFoundError: NO_MICROPHONE,
  OverconstrainedError: NO_MICROPHONE,
};

/** Returns why this page cannot record, in words for the team; null when it can. Asks for nothing. */
export function whyNoRecording(): string | null {
  if (!window.isSecureContext) return NO_HTTPS;
  if (recordedFormat() === null) return NO_RECORDER;
  return isOpenToMicrophone() ? null : OTHER_PAGE;
}

/** A page that was loaded at an address of the panel has no microphone, also where the game was opened from it. Only Chromium says so. */
function isOpenToMicrophone(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('microphone') ?? true;
}

/** Returns the format that this browser records; null when it records none. */
export function recordedFormat(): Format | null {
  const devices = 'mediaDevices' in navigator ? navigator.mediaDevices : null;
  if (typeof devices?.getUserMedia !== 'function' || typeof MediaRecorder === 'undefined') return null;
  return RECORDING_FORMATS.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? null;
}

/** Returns why the microphone was refused, in words for the team. */
export function refusedMicrophone(error: unknown): string {
  return (error instanceof DOMException ? REFUSED[error.name] : undefined) ?? BUSY;
}
