import type { Container, Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';
import { avatarPicture } from '../bundles.ts';
import { wave } from '../motion.ts';
import { SKIES } from '../sky.ts';
import { Glow } from '../sprites/Glow.tsx';
import { Space } from '../sprites/Space.tsx';
import { texture } from '../textures.ts';
import { useMotion } from '../useMotion.ts';
import { type PictureProps, shipOf, unitOf, wholeArea } from '../view.ts';

const TURN_SECONDS = 120;

/** The Galactic Council: the ten ships in a slow ring around a common light. */
export function CouncilScene({ view, theme, ship, still }: PictureProps) {
  const area = view.layout.mode === 'tall' ? view.layout.window : wholeArea(view);
  const ring = useRef<Container>(null);
  const x = area.x + area.width / 2;
  const y = area.y + area.height * 0.5;
  // On a low window the ships would be too small to know.
  const unit = Math.max(unitOf(area), area.width * 0.38);
  const { sun } = SKIES[theme];
  return (
    <>
      <Space view={view} area={area} theme={theme} still={still} sky={{ sun: { ...sun, size: 0.8 } }} dim={0.12} />
      <Glow
        {...{ x, y, still }}
        tint={0x38b8ff}
        shape={({ time }) => ({ width: unit * 1.7, height: unit * 0.9, alpha: 0.34 + 0.05 * wave(time, 3.2) })}
      />
      <Glow
        {...{ x, y, still }}
        tint={0xffb25e}
        shape={() => ({ width: unit * 0.5, height: unit * 0.4, alpha: 0.42 })}
      />
      <Orbit area={area} />
      <pixiContainer ref={ring} sortableChildren>
        {SHIPS.map(({ number }) => (
          <Delegate key={number} number={number} own={number === ship} {...{ area, unit, still }} />
        ))}
      </pixiContainer>
    </>
  );
}

function ringPlace(area: Rect, angle: number) {
  return {
    x: area.x + area.width / 2 + Math.cos(angle) * area.width * 0.405,
    y: area.y + area.height * 0.5 + Math.sin(angle) * area.height * 0.33,
  };
}

function Orbit({ area }: { area: Rect }) {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height * 0.5 };
  return (
    <pixiGraphics
      blendMode="add"
      draw={(pen) => {
        pen.clear();
        for (const [grow, alpha] of [
          [1, 0.3],
          [0.93, 0.12],
          [1.07, 0.1],
        ] as const) {
          pen.ellipse(middle.x, middle.y, area.width * 0.405 * grow, area.height * 0.33 * grow);
          pen.stroke({ width: 2, color: 0x8fe9ff, alpha });
        }
      }}
    />
  );
}

interface DelegateProps {
  number: ShipNumber;
  own: boolean;
  area: Rect;
  unit: number;
  still: boolean;
}

function Delegate({ number, own, area, unit, still }: DelegateProps) {
  const body = useRef<Container>(null);
  const halo = useRef<Sprite>(null);
  useMotion(still, ({ time }) => {
    const angle = (number / SHIPS.length + time / TURN_SECONDS) * 2 * Math.PI;
    const place = ringPlace(area, angle);
    const near = (Math.sin(angle) + 1) / 2;
    body.current?.position.set(place.x, place.y + wave(time, 3.2, number * 0.23) * unit * 0.006);
    body.current?.scale.set(((own ? 0.3 : 0.24) * (0.68 + 0.32 * near) * unit) / 240);
    if (body.current) body.current.zIndex = near;
    if (halo.current) halo.current.alpha = 0.5 + 0.12 * wave(time, 3.2);
  });
  return (
    <pixiContainer ref={body}>
      {own && (
        <pixiSprite
          ref={halo}
          texture={texture('shared/glow')}
          anchor={0.5}
          width={420}
          height={320}
          tint={Number.parseInt(shipOf(number).color.slice(1), 16)}
          blendMode="add"
        />
      )}
      <pixiSprite texture={texture(avatarPicture(shipOf(number).key))} anchor={0.5} />
    </pixiContainer>
  );
}
