// Icons of the games, and the stars that are given elsewhere, too.
import { Icon, type IconProps } from "./icon";

/** Star. */
export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z" />
    </Icon>
  );
}

/** Sound. */
export function SoundIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />
    </Icon>
  );
}

/** No sound. */
export function SoundOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12.5 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />
    </Icon>
  );
}
