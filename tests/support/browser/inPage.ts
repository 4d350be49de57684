/** Functions for `addInitScript`: they run in the page, before its own scripts. */

/** Turns the data saver on, so that nothing is fetched before it is needed. */
export function enableDataSaver(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Leaves out the drawing of WebGL, which a processor does where there is no graphics card, and the transfer of pictures to it.
 * Nothing is cleared either, because a cleared canvas is a new picture to show.
 */
export function skipDrawing(): void {
  const draws = ['drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const;
  const uploads = ['texImage2D', 'texSubImage2D', 'generateMipmap'] as const;
  const clears = ['clear', 'clearBufferfv', 'clearBufferiv', 'clearBufferuiv', 'clearBufferfi'] as const;
  for (const call of [...draws, ...uploads, ...clears]) WebGL2RenderingContext.prototype[call] = () => {};
}

/**
 * Leaves out the painting of the page, which a processor does where there is no graphics card. Layout, focus and hits stay; what
 * is above the page, as an open dialog, is painted.
 */
export function skipPainting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Makes scripts read that the root of an unpainted page is painted: axe leaves out what is transparent. */
export function hideUnpainted(): void {
  const computedStyle = globalThis.getComputedStyle.bind(globalThis);
  globalThis.getComputedStyle = (element, pseudoElement) => {
    const style = computedStyle(element, pseudoElement);
    if (element !== document.documentElement) return style;
    const read = (name: string) => (name === 'opacity' ? '1' : style.getPropertyValue(name));
    return new Proxy(style, {
      get: (_style, name) =>
        name === 'getPropertyValue' ? read : name === 'opacity' ? '1' : Reflect.get(style, name, style),
    });
  };
}

/** Gives the stage empty pictures of the right size: nobody sees them where nothing is drawn. Photographs are decoded. */
export function skipDecoding(): void {
  const decode = globalThis.createImageBitmap.bind(globalThis) as (source: ImageBitmapSource) => Promise<ImageBitmap>;
  /** Reads the size from the header of a WebP file, in one of its three forms. */
  const sizeOf = async (picture: Blob) => {
    const header = new DataView(await picture.slice(0, 30).arrayBuffer());
    const form = String.fromCharCode(header.getUint8(15));
    if (form === 'X') {
      const [width, height] = [24, 27].map((at) => 1 + header.getUint16(at, true) + (header.getUint8(at + 2) << 16));
      return { width, height };
    }
    if (form === 'L') {
      const sizes = header.getUint32(21, true);
      return { width: 1 + (sizes & 0x3fff), height: 1 + ((sizes >> 14) & 0x3fff) };
    }
    return { width: header.getUint16(26, true) & 0x3fff, height: header.getUint16(28, true) & 0x3fff };
  };
  const quick = async (source: ImageBitmapSource) => {
    const isOfStage = source instanceof Blob && !(source instanceof File) && source.type === 'image/webp';
    if (!isOfStage) return decode(source);
    const { width = 1, height = 1 } = await sizeOf(source);
    return decode(new ImageData(width, height));
  };
  globalThis.createImageBitmap = quick as typeof createImageBitmap;
}

/** Turns the sound of the game off on a device that has no settings yet. */
export function turnSoundOff(): void {
  try {
    if (localStorage.getItem('device-settings') === null)
      localStorage.setItem('device-settings', JSON.stringify({ music: false, voice: false, effects: false }));
  } catch {
    // A document without an origin has no storage.
  }
}
