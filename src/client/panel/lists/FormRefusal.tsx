/** Shows a form's error above its buttons. Always in the page, so that screen readers announce a new text. */
export function FormRefusal({ text }: { text: string | null }) {
  return (
    <p role="alert" className="wrap-anywhere basis-full font-semibold text-danger empty:hidden">
      {text}
    </p>
  );
}
