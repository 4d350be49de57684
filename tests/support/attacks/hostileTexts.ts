/** Texts that a careless server would execute, fail on or alter. */
export const HOSTILE_TEXTS = [
  "'; drop table teams; --",
  '<script>alert("x")</script>',
  '%_\\',
  '{"$ne": null}',
  '../../etc/passwd',
  'Ção ñ 日本 🚀 \u202e',
];
