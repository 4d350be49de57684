// Imported first: without it Pixi compiles its uniform code at run time, which the content security policy forbids.
import 'pixi.js/unsafe-eval';
// Single parts instead of Pixi's bundle: no event system, no accessibility layer (it adds a stray button on tablets).
import 'pixi.js/app';
import 'pixi.js/sprite-nine-slice';
import { extend } from '@pixi/react';
import { Container, type DestroyOptions, NineSliceSprite, Sprite } from 'pixi.js';

/**
 * Destroys its children too: React destroys only the topmost removed part, and Pixi would
 * leave the rest on the graphics card. Textures are shared and stay.
 */
class Group extends Container {
  override destroy(options: DestroyOptions = { children: true }): void {
    super.destroy(options);
  }
}

extend({ Container: Group, NineSliceSprite, Sprite });
