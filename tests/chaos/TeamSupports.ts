import type { TeamPage } from './page/teamPage.ts';
import type { TeamModel } from './TeamModel.ts';

/** The part of a device that its supports need. */
interface SupportedDevice {
  page: TeamPage;
  isAlive: boolean;
}

/** Switches supports on and off on one device at a time, and records what the server must have. */
export class TeamSupports {
  private readonly model: TeamModel;
  /** A change during which the tab crashed: nobody knows yet which of the two states is kept. */
  private doubt: { device: SupportedDevice; before: string; after: string } | null = null;

  constructor(model: TeamModel) {
    this.model = model;
  }

  /** Whether a change is still in doubt. */
  get isUnsure(): boolean {
    return this.doubt !== null;
  }

  /** Switches one support, once the device shows what the team knows. */
  change(device: SupportedDevice): void {
    const before = supportsOn(device.page);
    if (this.doubt !== null || before !== this.model.supports) return;
    const { lineSpacing, contrast } = device.page.supports.supports;
    device.page.chooseSupports(lineSpacing === contrast ? { lineSpacing: !lineSpacing } : { contrast: !contrast });
    const after = supportsOn(device.page);
    if (device.isAlive) this.model.supports = after;
    else this.doubt = { device, before, after };
  }

  /** Finds out, once the device has heard from the server, whether the change during which its tab crashed was kept. */
  settle(device: SupportedDevice, unsent: number): void {
    if (this.doubt?.device !== device || unsent > 0 || device.page.supports.isUnsent) return;
    const { before, after } = this.doubt;
    const found = supportsOn(device.page);
    if (found !== before && found !== after) this.model.lose('apoios', `${before} ou ${after}`, found);
    this.model.supports = found;
    this.doubt = null;
  }
}

/** Names the supports that are switched on. */
function supportsOn({ supports: { supports } }: TeamPage): string {
  return switchedOn(supports);
}

/** Names the supports that are switched on, in alphabetical order. */
export function switchedOn(supports: object): string {
  const names = Object.entries(supports).filter(([, value]) => value === true);
  return names
    .map(([name]) => name)
    .sort()
    .join(' ');
}
