/** Texts that a careless server would run, break on, or change. */
export const HOSTILE_TEXTS = [
  "'; drop table teams; --",
  '<script>alert("x")</script>',
  '%_\\',
  '{"$ne": null}',
  '../../etc/passwd',
  'Ção ñ 日本 🚀 \u202e',
];
