import type { Page } from 'playwright-core';

/** The resources that a page holds at one moment. */
export interface PageResources {
  /** WebGL contexts created and not lost. */
  contexts: number;
  /** Textures and buffers created in live contexts and not deleted. */
  textures: number;
  buffers: number;
  /** Listeners on window and document. */
  listeners: number;
}

/** Instruments the page before its first script to count resources created and released. */
export async function countPageResources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Map<unknown, { textures: Set<unknown>; buffers: Set<unknown> }>();
    const listeners = new Map<string, number>();
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const made = Reflect.apply(getContext, this, args);
      if (made && String(args[0]).startsWith('webgl') && !live.has(made)) {
        live.set(made, { textures: new Set(), buffers: new Set() });
        this.addEventListener('webglcontextlost', () => live.delete(made));
      }
      return made;
    } as typeof getContext;
    const proto = WebGL2RenderingContext.prototype;
    const note = (
      make: 'createTexture' | 'createBuffer',
      drop: 'deleteTexture' | 'deleteBuffer',
      kind: 'textures' | 'buffers',
    ) => {
      const making = proto[make];
      const dropping = proto[drop];
      proto[make] = function (this: WebGL2RenderingContext) {
        const one = making.call(this) as never;
        live.get(this)?.[kind].add(one);
        return one;
      } as never;
      proto[drop] = function (this: WebGL2RenderingContext, one: never) {
        live.get(this)?.[kind].delete(one);
        return dropping.call(this, one);
      } as never;
    };
    note('createTexture', 'deleteTexture', 'textures');
    note('createBuffer', 'deleteBuffer', 'buffers');
    for (const target of [window, document]) {
      const name = target === window ? 'window' : 'document';
      const { addEventListener, removeEventListener } = target;
      const known = new Map<string, Set<unknown>>();
      target.addEventListener = ((type: string, listener: unknown, ...rest: unknown[]) => {
        const set = known.get(type) ?? new Set();
        known.set(type, set.add(listener));
        listeners.set(`${name}:${type}`, set.size);
        return Reflect.apply(addEventListener, target, [type, listener, ...rest]);
      }) as typeof addEventListener;
      target.removeEventListener = ((type: string, listener: unknown, ...rest: unknown[]) => {
        known.get(type)?.delete(listener);
        listeners.set(`${name}:${type}`, known.get(type)?.size ?? 0);
        return Reflect.apply(removeEventListener, target, [type, listener, ...rest]);
      }) as typeof removeEventListener;
    }
    Object.assign(window, {
      ledger: async () => {
        // Leaving a scene releases its resources with a short delay.
        await new Promise((done) => setTimeout(done, 100));
        const all = [...live.values()];
        return {
          contexts: live.size,
          textures: all.reduce((sum, { textures }) => sum + textures.size, 0),
          buffers: all.reduce((sum, { buffers }) => sum + buffers.size, 0),
          listeners: [...listeners.values()].reduce((sum, count) => sum + count, 0),
        };
      },
    });
  });
}

export function pageResources(page: Page): Promise<PageResources> {
  return page.evaluate(() => (window as unknown as { ledger(): Promise<PageResources> }).ledger());
}
