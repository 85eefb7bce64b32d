import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { RuleAnswers } from "@/components/foods/rule-answers";
import { useLoaded } from "@/components/home/use-loaded";
import { useErrorText } from "@/components/shell/shell-text";
import { Dialog } from "@/components/ui/dialog";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { ApiFailure } from "@/lib/http/api-client";
import { fill, fillPlural } from "@/lib/i18n/client-text";
import { pluralForms } from "@/lib/i18n/later-texts";
import type { Messages } from "@/lib/i18n/messages";
import { movedTo } from "./search-keys";
import { optionId, searchGroups, SearchOptions } from "./search-options";
import { useSearch } from "./use-search";

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly language: string;
  readonly texts: Messages["Search"];
}

const loadPictures = () => import("@/components/illustrations/foods");

/** Looks for foods and recipes while one types: arrows choose, Enter opens, Escape closes. */
function Search({ language, texts }: Pick<SearchDialogProps, "language" | "texts">) {
  const id = useId();
  const errorText = useErrorText();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState({ query: "", index: 0 });
  const [pictures, needPictures] = useLoaded(loadPictures);
  useEffect(needPictures, [needPictures]);

  const query = typed.trim();
  const { answer, isSearching } = useSearch(query, language);
  const groups = searchGroups(answer, texts);
  const options = groups.flatMap((group) => group.options);
  const active = chosen.query === answer.query ? chosen.index : 0;
  const { failure } = answer;
  const isEmpty =
    query !== "" && !isSearching && options.length === 0 && answer.rules.length === 0 && failure === undefined;
  const count = fillPlural(pluralForms(texts.found), options.length, language);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // What an input method is composing is not chosen from yet.
    if (event.nativeEvent.isComposing) return;
    const next = movedTo(event.key, active, options.length);
    const option = document.getElementById(optionId(id, next ?? active));
    if (next !== undefined) {
      event.preventDefault();
      setChosen({ query: answer.query, index: next });
      option?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && !isSearching) {
      event.preventDefault();
      option?.click();
    }
  }

  return (
    <div role="search" className="grid gap-4">
      <Field id={`${id}-field`} label={texts.field} hint={texts.hint}>
        <Input
          {...fieldControl(`${id}-field`, { hint: texts.hint })}
          // React focuses at mounting, before the dialog is shown; the dialog focuses what has the attribute itself.
          ref={(input) => input?.setAttribute("autofocus", "")}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(id, active) : undefined}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          className="min-h-14 text-lg"
        />
      </Field>
      <p role="status" className="min-h-5 text-sm text-muted">
        {isSearching ? texts.searching : query === "" ? "" : isEmpty ? fill(texts.nothing, { query }) : count}
      </p>
      {failure === undefined ? null : (
        <Notice variant="caution">
          {failure instanceof ApiFailure && failure.code === "offline" ? texts.offline : errorText(failure)}
        </Notice>
      )}
      <RuleAnswers findings={answer.rules} texts={texts} />
      {options.length > 0 ? (
        <SearchOptions id={id} groups={groups} active={active} pictures={pictures} label={texts.title} />
      ) : null}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <a href="/foods" className="link inline-flex min-h-11 items-center">
          {texts.library}
        </a>
        {query !== "" && !isSearching && answer.recipes.length === 0 ? (
          <a href="/recipes/import" className="link inline-flex min-h-11 items-center">
            {texts.own}
          </a>
        ) : null}
        <span className="pointer-coarse:hidden">{texts.keys}</span>
      </p>
    </div>
  );
}

/** The search, over whatever page it was opened from. It begins anew each time. */
export function SearchDialog({ open, onClose, language, texts }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      className="mt-[max(1rem,8dvh)] mb-auto"
    >
      <Search language={language} texts={texts} />
    </Dialog>
  );
}
