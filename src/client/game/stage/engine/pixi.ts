// First of all: without it Pixi compiles its uniform code at run time, which the content security policy forbids.
import 'pixi.js/unsafe-eval';
// Named parts instead of Pixi's own bundle: no event system, no accessibility layer (it adds a stray button on tablets).
import 'pixi.js/app';
import 'pixi.js/graphics';
import 'pixi.js/sprite-nine-slice';
import 'pixi.js/sprite-tiling';
import { extend } from '@pixi/react';
import { Container, type DestroyOptions, Graphics, NineSliceSprite, Sprite, TilingSprite } from 'pixi.js';

/**
 * React takes away only the topmost part of what goes, and Pixi by itself would leave what is in it as it is: a drawing's
 * buffers would stay on the graphics card. Pictures are shared and stay.
 */
class Group extends Container {
  override destroy(options: DestroyOptions = { children: true, context: true }): void {
    super.destroy(options);
  }
}

extend({ Container: Group, Graphics, NineSliceSprite, Sprite, TilingSprite });
