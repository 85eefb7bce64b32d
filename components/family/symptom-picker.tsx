import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ONSETS, SEVERE_SYMPTOMS, SYMPTOMS, type Onset, type Symptom } from "@/lib/domain/safety/reaction-triage";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";

export interface SymptomPickerProps {
  readonly texts: ReactionTexts;
  readonly symptoms: readonly Symptom[];
  readonly onset: Onset | undefined;
  readonly onSymptoms: (symptoms: readonly Symptom[]) => void;
  readonly onOnset: (onset: Onset | undefined) => void;
}

const GROUPS = [
  { key: "severe", symptoms: SYMPTOMS.filter((symptom) => SEVERE_SYMPTOMS.has(symptom)) },
  { key: "mild", symptoms: SYMPTOMS.filter((symptom) => !SEVERE_SYMPTOMS.has(symptom)) },
] as const;

/** What was noticed after the meal, the worst first. */
export function SymptomPicker({ texts, symptoms, onset, onSymptoms, onOnset }: SymptomPickerProps) {
  return (
    <details className="group rounded-card border-2 border-hairline" open={symptoms.length > 0}>
      <summary className="flex min-h-14 cursor-pointer items-center rounded-card px-4 py-2 font-bold">
        {texts.symptomsTitle}
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <p className="text-sm text-muted">{texts.symptomsHint}</p>
        {GROUPS.map(({ key, symptoms: group }) => (
          <fieldset key={key}>
            <legend className={key === "severe" ? "mb-1 font-bold text-beet" : "mb-1 font-bold text-amber"}>
              {texts[key]}
            </legend>
            <ul>
              {group.map((symptom) => (
                <li key={symptom}>
                  <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-md py-1.5 leading-snug hover:bg-grey-soft [&:lang(my)]:leading-normal">
                    <input
                      type="checkbox"
                      checked={symptoms.includes(symptom)}
                      onChange={({ target }) => {
                        const others = symptoms.filter((each) => each !== symptom);
                        onSymptoms(target.checked ? [...others, symptom] : others);
                      }}
                      className="size-6 accent-beet"
                    />
                    {texts.symptoms[symptom]}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
        {symptoms.length === 0 ? null : (
          <Field id="reaction-onset" label={texts.onset}>
            <Select
              id="reaction-onset"
              value={onset ?? ""}
              onChange={({ target }) => {
                onOnset(ONSETS.find((each) => each === target.value));
              }}
            >
              <option value="">{texts.onsets.unknown}</option>
              {ONSETS.map((each) => (
                <option key={each} value={each}>
                  {texts.onsets[each]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </details>
  );
}
