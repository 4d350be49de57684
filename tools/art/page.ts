/** A render job: sizes in pixels, a whole fragment shader, uniforms of one to four numbers. */
export interface Job {
  width: number;
  height: number;
  shader: string;
  uniforms: Record<string, number[]>;
}

/**
 * Runs inside the browser: draws the job tile by tile into three float textures and sets `window.readBand(layer, firstRow,
 * rows)`, which returns rows (from the bottom) as base64. Must be self-contained, because the function is sent as source text.
 */
export async function renderInPage(job: Job): Promise<void> {
  const TILE = 64;
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('Sem WebGL 2 com vírgula flutuante.');

  const compile = (type: number, source: string) => {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('Sem memória para o programa.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? '');
    return shader;
  };
  const program = gl.createProgram();
  const corners = 'vec2 v = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);';
  gl.attachShader(
    program,
    compile(gl.VERTEX_SHADER, `#version 300 es\nvoid main() { ${corners} gl_Position = vec4(v * 2. - 1., 0, 1); }`),
  );
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, job.shader));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '');
  // biome-ignore lint/correctness/useHookAtTopLevel: this is WebGL's own method, not a React hook.
  gl.useProgram(program);

  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const attachments = [0, 1, 2].map((index) => gl.COLOR_ATTACHMENT0 + index);
  for (const attachment of attachments) {
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, job.width, job.height);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, gl.getParameter(gl.TEXTURE_BINDING_2D), 0);
  }
  gl.drawBuffers(attachments);

  for (const [name, value] of Object.entries(job.uniforms)) {
    const place = gl.getUniformLocation(program, name);
    if (value.length === 1) gl.uniform1fv(place, value);
    else if (value.length === 2) gl.uniform2fv(place, value);
    else if (value.length === 3) gl.uniform3fv(place, value);
    else gl.uniform4fv(place, value);
  }
  gl.viewport(0, 0, job.width, job.height);
  gl.enable(gl.SCISSOR_TEST);
  for (let y = 0; y < job.height; y += TILE) {
    for (let x = 0; x < job.width; x += TILE) {
      gl.scissor(x, y, TILE, TILE);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    if (gl.isContextLost()) throw new Error('O contexto WebGL perdeu-se a meio do desenho.');
  }

  const readBand = (layer: number, firstRow: number, rows: number) => {
    const band = new Float32Array(job.width * rows * 4);
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + layer);
    gl.readPixels(0, firstRow, job.width, rows, gl.RGBA, gl.FLOAT, band);
    const bytes = new Uint8Array(band.buffer);
    const PIECE = 0x8000 * 3;
    let encoded = '';
    for (let i = 0; i < bytes.length; i += PIECE) {
      encoded += btoa(Array.from(bytes.subarray(i, i + PIECE), (code) => String.fromCharCode(code)).join(''));
    }
    return encoded;
  };
  const last = globalThis as unknown as { readBand?: typeof readBand; lose?: () => void };
  last.lose?.();
  last.lose = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  last.readBand = readBand;
}
