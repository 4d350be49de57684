/** What is wrong with a form, in a line above its buttons; always there, so that what is written into it is read aloud. */
export function FormRefusal({ text }: { text: string | null }) {
  return (
    <p role="alert" className="wrap-anywhere basis-full font-semibold text-danger empty:hidden">
      {text}
    </p>
  );
}
