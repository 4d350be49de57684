declare module 'pixi.js/unsafe-eval';
declare module 'pixi.js/app';
declare module 'pixi.js/graphics';
declare module 'pixi.js/sprite-nine-slice';
declare module 'pixi.js/sprite-tiling';
