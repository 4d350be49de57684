export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 font-display font-bold ' +
  'transition-[background-color,border-color,scale,filter] duration-140 ease-out ' +
  'not-disabled:active:scale-96 not-disabled:active:brightness-85 not-disabled:active:duration-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'edged border-transparent bg-primary text-primary-ink enabled:hover:bg-primary-lit',
  secondary: 'edged border-edge bg-transparent text-text hover:bg-hover',
  danger: 'edged border-transparent bg-danger-fill text-danger-ink hover:brightness-110',
  ghost:
    'edged border-transparent bg-transparent text-text underline decoration-edge underline-offset-4 hover:bg-hover',
};

/** Returns the Tailwind classes of a button, also for links that look like one. */
export function buttonStyle(variant: ButtonVariant): string {
  return `${BASE} ${VARIANTS[variant]}`;
}
