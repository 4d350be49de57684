import type { ReactNode } from 'react';
import type { Camera, Sky } from '../sky.ts';
import type { PictureProps } from '../view.ts';
import { Cockpit } from './Cockpit.tsx';
import { Robot } from './Robot.tsx';
import { Space } from './Space.tsx';

interface CabinProps extends PictureProps {
  sky?: Partial<Sky> | null;
  dim?: number;
  camera?(age: number): Camera;
  shake?(age: number): number;
  /** Drawn outside the window. */
  children?: ReactNode;
}

/** Inside the ship: space, what flies in front of it, the cockpit, ORBI. */
export function Cabin({ view, theme, ship, robot, still, sky, dim, camera, shake, children }: CabinProps) {
  return (
    <>
      <Space view={view} area={view.layout.window} {...{ theme, still, sky, dim, camera }} />
      {children}
      <Cockpit view={view} ship={ship} still={still} shake={shake} />
      <Robot view={view} mood={robot} ship={ship} still={still} />
    </>
  );
}
