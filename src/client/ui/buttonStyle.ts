export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 font-display font-bold ' +
  'transition-[background-color,border-color,scale] duration-140 ease-out active:scale-98 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:scale-100';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-primary-ink enabled:hover:bg-primary-lit',
  secondary: 'border-2 border-edge bg-transparent text-text hover:bg-hover',
  danger: 'bg-danger-fill text-danger-ink hover:brightness-110',
  ghost: 'bg-transparent text-text underline decoration-edge underline-offset-4 hover:bg-hover',
};

/** The look of a button, also for links that act as one. */
export function buttonStyle(variant: ButtonVariant): string {
  return `${BASE} ${VARIANTS[variant]}`;
}
