/** Three vertical dots in a single path, because every row has this icon. */
export function DotsIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" aria-hidden>
      <path d="M12 5h.01M12 12h.01M12 19h.01" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
