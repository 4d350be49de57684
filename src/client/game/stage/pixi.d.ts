declare module 'pixi.js/unsafe-eval';
declare module 'pixi.js/app';
declare module 'pixi.js/graphics';
