/** The part of Pixi's WebGL renderer that is used. */
interface Drawn {
  gl: WebGL2RenderingContext;
  canvas: HTMLCanvasElement;
}

/** How often a drawn picture is asked whether it is done. */
const ASK_EVERY_MS = 4;
/** A driver that never says so does not stop the stage. */
const PATIENCE_MS = 1_000;

/** A picture on its way from WebGL's memory. */
interface Reading {
  done: WebGLSync | null;
  pixels: WebGLBuffer;
  width: number;
  height: number;
  since: number;
}

/**
 * Shows what WebGL draws on a canvas that is not shown itself, when it is done. A page that shows a WebGL canvas waits for it in
 * every frame; where the processor draws that is 20 to 300 ms, in which no key and no press is answered.
 */
export class DeferredScreen {
  private readonly drawn: Drawn;
  private readonly screen: HTMLCanvasElement;
  private readonly pen: CanvasRenderingContext2D | null;
  private reading: Reading | null = null;
  private image: ImageData | null = null;
  private timer = 0;

  /** `screen`: the canvas that is shown, `invisible` before the first picture, and upside down: WebGL's first row is the lowest. */
  constructor(drawn: Drawn, screen: HTMLCanvasElement) {
    this.drawn = drawn;
    this.screen = screen;
    this.pen = screen.getContext('2d', { alpha: false, willReadFrequently: true });
  }

  /** Whether a picture is being drawn: a further one would only wait behind it. */
  get isBusy(): boolean {
    return this.reading !== null;
  }

  /**
   * Calls `draw`, copies the picture and shows the copy above the canvas, which can then be resized without being seen empty.
   * Blocks until the picture is drawn. Does nothing and returns false where the canvas is not shown itself.
   */
  takeOver(draw: () => void): boolean {
    const { gl, canvas } = this.drawn;
    const { screen, pen } = this;
    if (!pen || canvas.offsetWidth === 0 || gl.isContextLost()) return false;
    draw();
    Object.assign(screen, { width: canvas.width, height: canvas.height });
    // The shown canvas is upside down.
    pen.setTransform(1, 0, 0, -1, 0, canvas.height);
    pen.drawImage(canvas, 0, 0);
    pen.resetTransform();
    // The canvas below stays until the browser has put this picture on the screen.
    screen.classList.remove('invisible');
    return true;
  }

  /** Shows the picture that was just drawn, as soon as it is done. */
  show(): void {
    const { gl } = this.drawn;
    this.stop();
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    const pixels = gl.createBuffer();
    if (!pixels) return;
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, pixels);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, 4 * width * height, gl.STREAM_READ);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    this.reading = { done, pixels, width, height, since: performance.now() };
    this.timer = window.setTimeout(this.ask, ASK_EVERY_MS);
  }

  private readonly ask = (): void => {
    const { reading } = this;
    if (!reading) return;
    if (this.isDone(reading)) {
      this.copy(reading);
      this.stop();
    } else this.timer = window.setTimeout(this.ask, ASK_EVERY_MS);
  };

  private isDone({ done, since }: Reading): boolean {
    const { gl } = this.drawn;
    if (!done || gl.isContextLost() || performance.now() - since > PATIENCE_MS) return true;
    return gl.getSyncParameter(done, gl.SYNC_STATUS) === gl.SIGNALED;
  }

  private copy({ pixels, width, height }: Reading): void {
    const { gl } = this.drawn;
    if (gl.isContextLost() || !this.pen) return;
    if (this.image?.width !== width || this.image.height !== height) this.image = new ImageData(width, height);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, pixels);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, this.image.data);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    const { screen } = this;
    if (screen.width !== width || screen.height !== height) Object.assign(screen, { width, height });
    this.pen.putImageData(this.image, 0, 0);
    screen.classList.remove('invisible');
    this.drawn.canvas.style.display = 'none';
  }

  /** Gives up a picture on its way. */
  stop(): void {
    window.clearTimeout(this.timer);
    const { gl } = this.drawn;
    if (this.reading) {
      gl.deleteSync(this.reading.done);
      gl.deleteBuffer(this.reading.pixels);
    }
    this.reading = null;
  }
}
