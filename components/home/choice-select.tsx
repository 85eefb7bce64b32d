import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

export interface ChoiceSelectProps<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly unset: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T | undefined;
  /** It was needed and is not chosen. */
  readonly missing: boolean;
  /** The id of what says so. */
  readonly missingId: string;
  readonly onChoose: (value: T | undefined) => void;
}

/** One of a few values, or none yet, in the device's own select. */
export function ChoiceSelect<T extends string>({
  id,
  label,
  unset,
  options,
  chosen,
  missing,
  missingId,
  onChoose,
}: ChoiceSelectProps<T>) {
  return (
    <Field id={id} label={label} className="min-w-0 content-start">
      <Select
        id={id}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? missingId : undefined}
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value)}
      >
        <option value="">{unset}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
