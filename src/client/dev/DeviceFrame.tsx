import { useEffect, useRef, useState } from 'react';
import type { StageDesk } from './stageDesk.ts';

export const DEVICES = [
  { name: 'Portátil 1366 x 768', width: 1366, height: 768 },
  { name: 'Tablet deitado 1024 x 768', width: 1024, height: 768 },
  { name: 'Tablet em pé 768 x 1024', width: 768, height: 1024 },
  { name: 'Tablet largo 1280 x 800', width: 1280, height: 800 },
  { name: 'Projetor 1920 x 1080', width: 1920, height: 1080 },
  { name: 'Telemóvel deitado 844 x 390', width: 844, height: 390 },
  { name: 'Telemóvel em pé 390 x 844', width: 390, height: 844 },
] as const;
export type Device = (typeof DEVICES)[number];

interface DeviceFrameProps {
  device: Device;
  address: string;
  onDesk: (desk: StageDesk | null) => void;
}

const POLL_MS = 150;

/** Renders the stage in an iframe with the device's exact size in CSS pixels, scaled down to fit. */
export function DeviceFrame({ device, address, onDesk }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useFittingScale(room, device);
  useEffect(() => {
    let seen: StageDesk | null = null;
    const poll = () => {
      const desk = frame.current?.contentWindow?.stageDesk ?? null;
      if (desk !== seen) onDesk(desk);
      seen = desk;
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [onDesk]);
  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden rounded-card bg-ink">
      <iframe
        ref={frame}
        title={`Imagem em ${device.name}`}
        src={address}
        width={device.width}
        height={device.height}
        className="absolute top-0 left-0 origin-top-left rounded-lg border-2 border-edge"
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

function useFittingScale(room: React.RefObject<HTMLDivElement | null>, { width, height }: Device): number {
  const [size, setSize] = useState({ width: 1, height: 1 });
  useEffect(() => {
    if (room.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);
  return Math.min(1, size.width / (width + 4), size.height / (height + 4));
}
