// Icons of what a page shows or fetches later: on the first page they would weigh with what everybody loads at once.
import { Icon, type IconProps } from "./icon";

/** Show. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
    />
  );
}

/** Hide. */
export function EyeCrossedIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6 7.7A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.2-1M10 10a3 3 0 0 0 4.1 4.1M3.5 3.5l17 17"
    />
  );
}

/** Checked. */
export function ShieldIcon(props: IconProps) {
  return <Icon {...props} d="M12 3 4.5 5.5V11c0 4.7 3 8.2 7.5 10 4.5-1.8 7.5-5.3 7.5-10V5.5zM8.5 12l2.5 2.5 4.5-5" />;
}

/** Kept for later. */
export function BookmarkIcon(props: IconProps) {
  return <Icon {...props} d="M6.5 3.5h11v17L12 16l-5.5 4.5z" />;
}

/** What parents say. */
export function SpeechIcon(props: IconProps) {
  return <Icon {...props} d="M4 4.5h16v11h-8.5L7 20v-4.5H4z" />;
}

/** Give to somebody. */
export function ShareIcon(props: IconProps) {
  return <Icon {...props} d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12" />;
}

export function SmileIcon(props: IconProps) {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8.5 14.5c1.8 2 5.2 2 7 0M9 9.5v.01M15 9.5v.01" />;
}
