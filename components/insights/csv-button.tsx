import { Button } from "@/components/ui/button";
import { toCsv, type CsvRow } from "./csv";

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 1000);
}

/** What a table shows, as a file. `name` becomes `squish-<name>.csv`. */
export function CsvButton({
  name,
  label,
  text,
  rows,
}: {
  readonly name: string;
  /** What the file holds, for who hears the button and does not see what it stands beside. */
  readonly label: string;
  readonly text: string;
  readonly rows: readonly CsvRow[];
}) {
  return (
    <Button
      variant="quiet"
      aria-label={label}
      onClick={() => {
        download(`squish-${name}.csv`, toCsv(rows));
      }}
    >
      {text}
    </Button>
  );
}
