import type { Page } from 'playwright-core';
import type { SpriteRecord } from './sprites.ts';

/** Pixi tells every application that begins to whoever asks for it before. */
export async function catchApplication(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      __PIXI_APP_INIT__: (app: unknown) => Object.assign(globalThis, { stageApplication: app }),
    });
  });
}

/** Every picture that the shown scene draws, and whether a second changes it. */
export function recordSprites(page: Page): Promise<SpriteRecord[]> {
  return page.evaluate(() => {
    interface Node {
      children: Node[];
      visible: boolean;
      worldVisible?: boolean;
      texture?: { width: number; height: number; source: { label: string } };
      worldTransform: { a: number; b: number; c: number; d: number; tx: number; ty: number };
      getGlobalAlpha(skip: boolean): number;
      getGlobalTint(skip: boolean): number;
      blendMode: string;
      getBounds(): { x: number; y: number; width: number; height: number };
    }
    const app = Reflect.get(globalThis, 'stageApplication') as { stage: Node };
    const drawn: Node[] = [];
    const walk = (node: Node): void => {
      if (!node.visible) return;
      if (node.texture !== undefined && node.texture.width > 1) drawn.push(node);
      for (const child of node.children) walk(child);
    };
    walk(app.stage);
    const state = (node: Node) => JSON.stringify([node.worldTransform, node.getGlobalAlpha(false)]);
    const before = drawn.map(state);
    window.stageDesk?.clock.advance(1_000);
    return drawn.map((node, index) => {
      const { a, b, tx, ty } = node.worldTransform;
      const bounds = node.getBounds();
      return {
        url: new URL(node.texture?.source.label ?? '', location.href).href,
        x: Number.isFinite(bounds.x) ? bounds.x + bounds.width / 2 : tx,
        y: Number.isFinite(bounds.y) ? bounds.y + bounds.height / 2 : ty,
        width: bounds.width,
        height: bounds.height,
        rotation: Math.atan2(b, a),
        alpha: node.getGlobalAlpha(false),
        tint: node.getGlobalTint(false) & 0xffffff,
        additive: node.blendMode === 'add',
        moves: state(node) !== before[index],
      };
    });
  });
}

/** Bytes of the textures that the graphics card holds. */
export function textureBytes(page: Page): Promise<number> {
  return page.evaluate(() => window.stageDesk?.textureBytes() ?? Number.NaN);
}
