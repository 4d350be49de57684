// First of all: without it Pixi compiles its uniform code at run time, which the content security policy forbids.
import 'pixi.js/unsafe-eval';
// Named parts instead of Pixi's own bundle: no event system, no accessibility layer (it adds a stray button on tablets).
import 'pixi.js/app';
import 'pixi.js/graphics';
import 'pixi.js/sprite-nine-slice';
import 'pixi.js/sprite-tiling';
import { extend } from '@pixi/react';
import { Container, Graphics, NineSliceSprite, Sprite, TilingSprite } from 'pixi.js';

extend({ Container, Graphics, NineSliceSprite, Sprite, TilingSprite });
