import { cn } from "./cn";

export interface ChoiceChipsProps<T extends string> {
  /** Of the radio buttons; one of its kind on a page. */
  readonly name: string;
  /** What is chosen; heard, not seen. */
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly labels: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function ChoiceChips<T extends string>({ name, label, values, value, labels, onChange }: ChoiceChipsProps<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((each) => (
          <label
            key={each}
            className={cn(
              "flex min-h-11 cursor-pointer items-center rounded-chip border-2 border-line px-4 font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry",
              each === value && "border-carrot bg-carrot-soft text-carrot",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={each === value}
              onChange={() => {
                onChange(each);
              }}
            />
            {labels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
