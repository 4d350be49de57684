/** A fake clip worker: the line's text decides whether its order succeeds, fails or ends the process. */
process.on('message', ({ line: { id, text } }) => {
  process.send({ report: `${id} em ${process.argv[2]}` });
  if (text === 'recusa') process.send({ failed: 'não há ritmo que sirva' });
  else if (text === 'morre') process.exit(3);
  else process.send({ made: { id, entry: {}, voices: {} } });
});
process.on('disconnect', () => process.exit());
