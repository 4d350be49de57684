/** Marked parts of a text: **bold**, and the code of a worksheet. */
const MARKED = /(\*\*.+?\*\*|(?:\b\w\w-)?m\d-fs\d)/;

/** Renders a text of a lesson plan: **bold**, and codes of worksheets that are not broken at their hyphens. */
export function PlanText({ text }: { text: string }) {
  const parts = text.split(MARKED).map((part, index) => ({ part, place: `${index}` }));
  return parts.map(({ part, place }) => <Part key={place} text={part} />);
}

function Part({ text }: { text: string }) {
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>;
  return MARKED.test(text) ? <span className="whitespace-nowrap">{text}</span> : text;
}
