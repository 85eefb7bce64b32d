import { useCallback, useState } from "react";
import { useUser } from "@/components/shell/use-user";
import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { Input, controlClasses } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { triage, type Symptom } from "@/lib/domain/safety/reaction-triage";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";
import { babyName } from "./baby-name";
import { EmergencyScreen } from "./emergency-screen";
import { LikingPicker } from "./liking-picker";
import { PlateFoods } from "./plate-foods";
import { dayOf, type FoodOption } from "./reaction-draft";
import { SymptomPicker } from "./symptom-picker";
import { TriageNotice } from "./triage-notice";
import { useFamilyFacts } from "./use-family-facts";
import { usePlate } from "./use-plate";
import type { useReaction } from "./use-reaction";

const LONGEST_NOTE = 1_000;

export interface ReactionFormProps {
  readonly texts: ReactionTexts;
  readonly locale: Language;
  readonly foodIds: readonly string[];
  readonly reaction: ReturnType<typeof useReaction>;
}

/** The question: how it was liked, what was eaten, what was noticed. An emergency covers it at once. */
export function ReactionForm({ texts, locale, foodIds, reaction }: ReactionFormProps) {
  const { draft, change, eat, save, tried, busy, failure } = reaction;
  const { user, isLoading } = useUser();
  const [seen, setSeen] = useState("");
  const plate = usePlate(texts, locale, eat);
  const offer = useCallback(
    (foods: readonly FoodOption[]) => {
      change({ foods: foods.map((food) => ({ ...food, eaten: true })) });
    },
    [change],
  );
  const chooseBaby = useCallback(
    (babyId: string) => {
      change({ babyId });
    },
    [change],
  );
  const wanted = draft.foods.length === 0 ? foodIds : [];
  const { babies, names, retry } = useFamilyFacts(wanted, user !== undefined, locale, {
    onFoods: offer,
    onBaby: chooseBaby,
  });
  const level = triage(draft.symptoms, draft.onset);
  const signs = draft.symptoms.toSorted().join();
  const isVisitor = !isLoading && user === undefined;

  /** A food that is still in its field was eaten like the others: a meal kept without it would hide what was noticed. */
  async function keep() {
    if (await plate.settle()) await save(locale, isVisitor, texts.visitorUnkept);
  }

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {level === "emergency" && seen !== signs ? (
        <EmergencyScreen
          texts={texts}
          locale={locale}
          onBack={() => {
            setSeen(signs);
          }}
        />
      ) : null}
      <LikingPicker
        texts={texts}
        chosen={draft.reaction}
        missing={tried && draft.reaction === undefined}
        onChoose={(chosen) => {
          change({ reaction: chosen });
        }}
      />
      {names === "loading" ? (
        <div role="status">
          <span className="sr-only">{texts.foodsLoading}</span>
          <Skeleton className="h-24" />
        </div>
      ) : (
        <PlateFoods
          texts={texts}
          plate={plate}
          foods={draft.foods}
          missing={tried && !draft.foods.some(({ eaten }) => eaten)}
          onChange={(foods) => {
            change({ foods });
          }}
        />
      )}
      {names === "failed" ? (
        <Notice variant="error" role="alert">
          <p>{texts.foodsFailed}</p>
          <Button variant="secondary" className="mt-2" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      <SymptomPicker
        texts={texts}
        symptoms={draft.symptoms}
        onset={draft.onset}
        onSymptoms={(symptoms: readonly Symptom[]) => {
          change({ symptoms });
        }}
        onOnset={(onset) => {
          change({ onset });
        }}
      />
      {level === "watch" || level === "doctor" ? <TriageNotice level={level} texts={texts} /> : null}
      {level === "emergency" ? (
        <Notice variant="error" title={texts.emergency.title}>
          <Button
            variant="destructive"
            className="mt-1"
            onClick={() => {
              setSeen("");
            }}
          >
            {texts.emergency.stepsTitle}
          </Button>
        </Notice>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {babies.length > 1 ? (
          <Field id="reaction-baby" label={texts.baby}>
            <Select
              id="reaction-baby"
              value={draft.babyId ?? ""}
              onChange={({ target }) => {
                change({ babyId: target.value });
              }}
            >
              {babies.map((baby, index) => (
                <option key={baby.id} value={baby.id}>
                  {babyName(baby, index, texts.babyNumber, locale)}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Field id="reaction-day" label={texts.day}>
          <Input
            id="reaction-day"
            type="date"
            max={dayOf(new Date())}
            value={draft.day}
            onChange={({ target }) => {
              change({ day: target.value });
            }}
          />
        </Field>
      </div>
      <Field id="reaction-note" label={texts.note} hint={texts.noteHint}>
        <textarea
          {...fieldControl("reaction-note", { hint: texts.noteHint })}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={draft.note}
          onChange={({ target }) => {
            change({ note: target.value });
          }}
          className={controlClasses}
        />
      </Field>
      {failure === undefined ? null : (
        <Notice variant="error" role="alert" title={texts.failed}>
          {failure}
        </Notice>
      )}
      {isVisitor ? <Notice>{texts.visitor}</Notice> : null}
      <Button type="submit" size="lg" busy={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
