import type { ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'>;

/** Base of the few icons that client/ui needs itself; hidden from screen readers, because a text is always beside them. */
function Icon({ children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 8.2C2.9 9.9 2 12 2 12s3.6 6.5 10 6.5c1.3 0 2.5-.3 3.6-.7M9.2 5.8c.9-.2 1.8-.3 2.8-.3C18.4 5.5 22 12 22 12s-.7 1.4-2.1 2.9M3.5 3.5l17 17" />
  </Icon>
);

export const PreviousIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);

export const NextIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12.5l5 5 10-11" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5L22 20.5H2L12 3.5zM12 10v4.5M12 17.6v.1" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </Icon>
);

export const StarIcon = ({ full = false, ...props }: IconProps & { full?: boolean }) => (
  <Icon {...props} fill={full ? 'currentColor' : 'none'}>
    <path d="M12 2.8l2.9 5.9 6.4.9-4.6 4.5 1.1 6.4-5.8-3-5.8 3 1.1-6.4L2.7 9.6l6.4-.9L12 2.8z" />
  </Icon>
);

export const MusicIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 18V6l11-2.5V15" />
    <circle cx="6.5" cy="18" r="2.5" />
    <circle cx="17.5" cy="15" r="2.5" />
  </Icon>
);

export const MusicOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 18V9M9 6l11-2.5V15M3 3l18 18" />
    <circle cx="6.5" cy="18" r="2.5" />
  </Icon>
);

export const AccessibilityIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="4.5" r="1.5" />
    <path d="M4.5 8.5 12 10l7.5-1.5M12 10v5M12 15l-3.5 6M12 15l3.5 6" />
  </Icon>
);
