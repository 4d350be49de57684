import { useState } from 'react';
import { QrCode } from '#client/ui/QrCode.tsx';
import type { ClassMap } from '#contract/classroom/classMap.ts';
import { ageText, LOSS_WORDS, momentText, typedAddress } from './mapWords.ts';
import type { Loss } from './useProjectorState.ts';

interface MapHeaderProps {
  map: ClassMap;
  elapsedMs: number;
  /** Why it cannot be read again; null while it can. */
  loss: Loss | null;
  /** Milliseconds since it was read. */
  ageMs: number;
}

/** A short break of the network is not worth a word. */
const TOLD_AFTER_MS = 6_000;

/** Renders the class, the moment of its lesson, and how teams get in. */
export function MapHeader({ map, elapsedMs, loss, ageMs }: MapHeaderProps) {
  return (
    <header className="pointer-events-none absolute inset-x-0 top-0 flex h-[calc(var(--u)*152)] items-start justify-between gap-[calc(var(--u)*32)] px-[calc(var(--u)*40)] pt-[calc(var(--u)*22)]">
      <div className="min-w-0">
        <h1 className="truncate text-[max(26px,calc(var(--u)*58))] leading-tight">{map.className}</h1>
        <p className="truncate font-display font-semibold text-[max(18px,calc(var(--u)*30))] text-screen-label leading-tight">
          {momentText(map, elapsedMs)}
        </p>
        <div role="status" className="text-[max(18px,calc(var(--u)*24))] text-amber leading-tight">
          {loss !== null && ageMs > TOLD_AFTER_MS && `${LOSS_WORDS[loss]}: o mapa é de há ${ageText(ageMs)}.`}
        </div>
      </div>
      <SignInPlace address={map.address} code={map.code} />
    </header>
  );
}

function SignInPlace({ address, code }: { address: string; code: string }) {
  const [isLarge, setLarge] = useState(false);
  if (address === '') return null;
  const label = `Código QR do endereço ${typedAddress(address)}`;
  return (
    <div className="flex max-w-[68%] shrink-0 items-start gap-[calc(var(--u)*22)]">
      <div className="min-w-0 pt-[calc(var(--u)*4)] text-right leading-tight">
        <p className="label-caps whitespace-nowrap text-[max(18px,calc(var(--u)*22))] text-screen-label">Entrar em</p>
        <p className="break-all font-display font-extrabold text-[max(14px,calc(var(--u)*38))]">
          {typedAddress(address)}
        </p>
        <p className="whitespace-nowrap text-[max(14px,calc(var(--u)*22))] text-[#cfd6f5]">
          Mapa <span className="font-bold tracking-widest">{code}</span>
        </p>
      </div>
      <button
        type="button"
        aria-label={isLarge ? 'Diminuir o código QR' : 'Aumentar o código QR'}
        aria-expanded={isLarge}
        onClick={() => setLarge(!isLarge)}
        className="pointer-events-auto size-[calc(var(--u)*128)] shrink-0 overflow-hidden rounded-[calc(var(--u)*14)] bg-white shadow-card"
      >
        <QrCode text={address} label={label} className="size-full" />
      </button>
      {isLarge && <LargeCode address={address} label={label} onClose={() => setLarge(false)} />}
    </div>
  );
}

function LargeCode({ address, label, onClose }: { address: string; label: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Fechar o código QR"
      onClick={onClose}
      className="pointer-events-auto fixed inset-0 z-30 grid animate-appear place-content-center justify-items-center gap-6 bg-ink/85"
    >
      <span className="block size-[min(66vh,80vw)] overflow-hidden rounded-card bg-white">
        <QrCode text={address} label={label} className="size-full" />
      </span>
      <span className="font-display font-extrabold text-[max(26px,calc(var(--u)*64))]">{typedAddress(address)}</span>
    </button>
  );
}
