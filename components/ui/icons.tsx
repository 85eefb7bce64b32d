import { Icon, type IconProps } from "./icon";

/** Fine. */
export function TickIcon(props: IconProps) {
  return <Icon {...props} d="m4.5 12.8 4.7 4.7L19.5 7" />;
}

/** Cut like this. */
export function KnifeIcon(props: IconProps) {
  return <Icon {...props} d="M3 21l5.5-5.5M6.5 13.5 19 2.5c3 4 2 10-3.2 14.2-.9.7-2 .6-2.8-.2z" />;
}

/** Cook like this. */
export function PotIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 10.5h15v6a3.5 3.5 0 0 1-3.5 3.5H8a3.5 3.5 0 0 1-3.5-3.5zM2 10.5h20M9.5 3.5c-1 1.2 1 2.3 0 3.5M14.5 3.5c-1 1.2 1 2.3 0 3.5"
    />
  );
}

/** Careful. */
export function BellIcon(props: IconProps) {
  return <Icon {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4M12 5V3" />;
}

/** Left out. */
export function SpoonCrossedIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 12v9M12 12c-2.5 0-4-2-4-4.6S9.5 2.5 12 2.5s4 2.3 4 4.9S14.5 12 12 12zM3.5 19.5l17-15" />
  );
}

/** Not known. */
export function QuestionIcon(props: IconProps) {
  return <Icon {...props} d="M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.1.6-1.7 1.3-1.7 2.5M12 18.5v.1" />;
}

/** Add. */
export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M5 12h14" />;
}

/** Close or remove. */
export function CrossIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
}

/** More below. */
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="m6 9.5 6 6 6-6" />;
}

/** Menu. */
export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
}

/** Language. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c2.7 2.7 3.8 5.7 3.8 9s-1.1 6.3-3.8 9c-2.7-2.7-3.8-5.7-3.8-9S9.3 5.7 12 3z"
    />
  );
}

/** Account. */
export function PersonIcon(props: IconProps) {
  return <Icon {...props} d="M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />;
}

/** Sign out. */
export function LeaveIcon(props: IconProps) {
  return <Icon {...props} d="M14 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7M10.5 12H21M17.5 8.5 21 12l-3.5 3.5" />;
}

/** Light. */
export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
    />
  );
}

/** Dark. */
export function MoonIcon(props: IconProps) {
  return <Icon {...props} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />;
}

/** Like the device. */
export function DeviceIcon(props: IconProps) {
  return <Icon {...props} d="M6 4h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM9 20h6M12 16v4" />;
}

/** Photo. */
export function CameraIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5zM8.5 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0"
    />
  );
}

/** Information. */
export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5.5M12 7.7v.1" />;
}

/** Warning. */
export function WarningIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1" />;
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5l5 5" />;
}
