/** What the machine can draw with. */
export interface Power {
  /** The picture is computed by the processor: fewer points, fewer frames. */
  software: boolean;
  /** Points per CSS pixel. */
  resolution: number;
  /** Frames a second while something flies; 0 = as many as the screen shows. */
  maxFps: number;
  /** The same while a scene only drifts and breathes. */
  restFps: number;
}

const SOFTWARE = /SwiftShader|llvmpipe|Basic Render/i;
const MAX_RESOLUTION = 1.5;
/** Measured on two cores without a graphics card: at full size a frame takes 300 ms, and the page's own buttons wait for it. */
const SOFTWARE_RESOLUTION = 0.65;

/** The budget for a renderer of that name on a screen of that density. */
export function powerOf(rendererName: string, devicePixelRatio: number): Power {
  const software = SOFTWARE.test(rendererName);
  return {
    software,
    resolution: software ? SOFTWARE_RESOLUTION : Math.min(Math.max(devicePixelRatio, 1), MAX_RESOLUTION),
    maxFps: software ? 20 : 0,
    restFps: software ? 8 : 0,
  };
}

/** Null where WebGL is off: then nothing is drawn and the page's own background stays. */
export function probePower(): Power | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return powerOf(name, window.devicePixelRatio);
}
