// Icons of the games, some of which are seen elsewhere, too.
import { Icon, type IconProps } from "./icon";

/** Star. */
export function StarIcon(props: IconProps) {
  return <Icon {...props} d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z" />;
}

/** Sound. */
export function SoundIcon(props: IconProps) {
  return <Icon {...props} d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />;
}

/** No sound. */
export function SoundOffIcon(props: IconProps) {
  return <Icon {...props} d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />;
}

/** Delete. */
export function BinIcon(props: IconProps) {
  return <Icon {...props} d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6" />;
}

/** Print. */
export function PrintIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7 9V3.5h10V9M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-5A1.5 1.5 0 0 1 4.5 9h15a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z"
    />
  );
}
