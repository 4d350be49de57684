import type { Page } from 'playwright-core';
import type { BlendMode, SpriteRecord } from './sprites.ts';

/** Captures the Pixi application through Pixi's devtools hook, which must be set before it starts. */
export async function capturePixiApplication(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      __PIXI_APP_INIT__: (app: unknown) => Object.assign(globalThis, { stageApplication: app }),
    });
  });
}

/** Records every sprite of the scene with its pose in each of the next `frames` frames. */
export function recordSprites(page: Page, frames: number): Promise<SpriteRecord[]> {
  return page.evaluate((count) => {
    interface Node {
      children: Node[];
      visible: boolean;
      texture?: { width: number; height: number; source: { label: string } };
      anchor?: { x: number; y: number };
      worldTransform: { a: number; b: number; c: number; d: number; tx: number; ty: number };
      getGlobalAlpha(skip: boolean): number;
      getGlobalTint(skip: boolean): number;
      /** The effective blend mode; 'inherit' takes the parent's. */
      groupBlendMode: BlendMode;
    }
    const app = Reflect.get(globalThis, 'stageApplication') as { stage: Node };
    const drawn: Node[] = [];
    const walk = (node: Node): void => {
      if (!node.visible) return;
      if (node.texture !== undefined && node.texture.width > 1) drawn.push(node);
      for (const child of node.children) walk(child);
    };
    walk(app.stage);
    const pose = (node: Node) => {
      const { a, b, c, d, tx, ty } = node.worldTransform;
      const { width = 0, height = 0 } = node.texture ?? {};
      const [right, down] = [(0.5 - (node.anchor?.x ?? 0)) * width, (0.5 - (node.anchor?.y ?? 0)) * height];
      return {
        x: tx + a * right + c * down,
        y: ty + b * right + d * down,
        width: Math.hypot(a, b) * width,
        height: Math.hypot(c, d) * height,
        rotation: Math.atan2(b, a),
        alpha: node.getGlobalAlpha(false),
      };
    };
    const records = drawn.map((node) => ({
      url: `/pictures/${node.texture?.source.label || 'drawn'}.webp`,
      tint: node.getGlobalTint(false) & 0xffffff,
      blendMode: node.groupBlendMode,
      poses: [pose(node)],
    }));
    for (let frame = 1; frame < count; frame += 1) {
      window.stageDesk?.clock.advance(1000 / 60);
      for (const [index, node] of drawn.entries()) records[index]?.poses.push(pose(node));
    }
    for (const record of records) {
      const [first] = record.poses;
      const stands = record.poses.every((other) => JSON.stringify(other) === JSON.stringify(first));
      if (stands && first) record.poses = [first];
    }
    return records;
  }, frames);
}

/** Returns the bytes of the textures on the GPU. */
export function textureBytes(page: Page): Promise<number> {
  return page.evaluate(() => window.stageDesk?.textureBytes() ?? Number.NaN);
}
