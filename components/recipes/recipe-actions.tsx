import { useState } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { Button } from "@/components/ui/button";
import { BookmarkIcon, ShieldIcon, SmileIcon, SpeechIcon } from "@/components/ui/action-icons";
import { TickIcon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { countText } from "@/lib/i18n/client-text";
import { AnotherIdea } from "./another-idea";
import { isOnScreenOnly } from "./card-recipe";
import { ShareRecipe } from "./share-recipe";
import { useRecipeActions, type RecipeActionsState } from "./use-recipe-actions";
import { VerifyRecipe } from "./verify-recipe";

async function loadReaction() {
  return (await import("@/components/family/reaction-dialog")).ReactionDialog;
}

async function loadComments() {
  return (await import("@/components/comments/comments-panel")).CommentsPanel;
}

/** What a parent can do with a recipe: keep it, say how it went, give it on, ask for another, and talk about it. */
export function RecipeActions(
  props: RecipeActionsState & {
    /** False where sharing is offered elsewhere on the page. */
    readonly withShare?: boolean;
  },
) {
  const { recipe, language, withShare = true } = props;
  const texts = props.texts.RecipeActions;
  const [ReactionDialog, needReaction] = useLoaded(loadReaction);
  const [isAsking, setAsking] = useState(false);
  const askHowItWent = () => {
    needReaction();
    setAsking(true);
  };
  const { user, busy, toggleBookmark, markTested } = useRecipeActions({ ...props, onTested: askHowItWent });
  const [CommentsPanel, needComments] = useLoaded(loadComments);
  const [isOpen, setOpen] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const isKept = !isOnScreenOnly(recipe.id);
  const isExpert = user?.role === "expert" || user?.role === "admin";
  const canTest = recipe.testedByMe || recipe.verificationType !== "expert_verified";
  const testLabel = recipe.verificationType === "ai_generated" ? texts.test : texts.testToo;
  return (
    <>
      <Button
        variant={recipe.isBookmarked ? "soft" : "secondary"}
        aria-pressed={recipe.isBookmarked}
        busy={busy === "bookmark"}
        onClick={toggleBookmark}
      >
        {busy === "bookmark" ? null : <BookmarkIcon className={recipe.isBookmarked ? "fill-current" : ""} />}
        {recipe.isBookmarked ? texts.bookmarked : texts.bookmark}
      </Button>
      {isKept && canTest ? (
        <Button variant="secondary" disabled={recipe.testedByMe} busy={busy === "test"} onClick={markTested}>
          {busy === "test" ? null : <TickIcon />}
          {recipe.testedByMe ? texts.tested : testLabel}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={askHowItWent}>
        <SmileIcon />
        {texts.reaction}
      </Button>
      {ReactionDialog ? (
        <ReactionDialog
          open={isAsking}
          locale={language}
          recipe={{
            ...(isKept ? { id: recipe.id } : {}),
            title: recipe.title,
            language: recipe.language,
            foodIds: recipe.foodIds,
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <AnotherIdea recipeId={recipe.id} label={texts.anotherIdea} />
      {isKept && withShare ? <ShareRecipe recipe={recipe} texts={texts} /> : null}
      {isKept && isExpert ? (
        <>
          <Button variant="secondary" onClick={() => setVerifying(true)}>
            <ShieldIcon />
            {texts.verify}
          </Button>
          <VerifyRecipe
            recipe={recipe}
            texts={texts}
            open={isVerifying}
            ownName={user.fullName || user.username}
            onClose={() => setVerifying(false)}
          />
        </>
      ) : null}
      {isKept ? (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => {
            needComments();
            setOpen(!isOpen);
          }}
        >
          <SpeechIcon />
          <span>
            {isOpen ? texts.hideComments : texts.showComments}{" "}
            {recipe.commentCount > 0 ? (
              <span className="amounts">({countText(recipe.commentCount, language)})</span>
            ) : null}
          </span>
        </Button>
      ) : null}
      {isKept && recipe.isMine && !recipe.testedByMe && recipe.verificationType === "ai_generated" ? (
        <p className="basis-full text-sm text-muted">{texts.testHint}</p>
      ) : null}
      {isOpen && isKept ? (
        <div className="basis-full pt-3">
          {CommentsPanel ? (
            <CommentsPanel recipe={recipe} texts={props.texts.Comments} language={language} />
          ) : (
            <Skeleton className="h-40" />
          )}
        </div>
      ) : null}
    </>
  );
}
