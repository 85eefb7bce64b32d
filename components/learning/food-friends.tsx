"use client";

import { DrawnFood, type FoodDrawingData } from "@/components/illustrations/drawn-food";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
  FIRST_FRIEND,
  FRIENDS,
  friendsSounds,
  hasAllFriends,
  playFriends,
  type Friend,
  type FriendsState,
} from "@/lib/domain/learning/food-friends";
import type { Language } from "@/lib/domain/shared/language";
import { Achievement } from "./achievement";
import type { FriendsTexts } from "./learning-texts";
import { Stars } from "./stars";
import { useGame } from "./use-game";

/** The emoji of a card's front. It is drawn, to look the same on every device and not to be missing on an old one. */
const EMOJI: Readonly<Record<Friend, string>> = {
  carrot: "🥕",
  broccoli: "🥦",
  apple: "🍎",
  banana: "🍌",
  blueberry: "🫐",
};

const GAME = {
  first: FIRST_FRIEND,
  play: playFriends,
  sounds: friendsSounds,
  done: ({ stars }: FriendsState) => stars.map((item) => ({ activity: "foodFriends" as const, item })),
};

/** Five cards to turn over, and a star for each friend one has met. */
export function FoodFriends({
  language,
  texts,
  drawings,
}: {
  readonly language: Language;
  readonly texts: FriendsTexts;
  readonly drawings: Readonly<Record<Friend, FoodDrawingData>>;
}) {
  const [state, move] = useGame(GAME);
  const { friend, flipped, stars } = state;
  const { name, message, fact } = texts.friends[friend];
  // Nothing is said before the first move; then each side of a card as it comes up.
  const started = state !== FIRST_FRIEND;
  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <button
        type="button"
        data-slot="friend-card"
        onClick={() => {
          move("flip");
        }}
        className={cn(
          "min-h-88 w-full rounded-lg border-4 p-6 text-center shadow-soft",
          flipped ? "border-blueberry bg-blueberry-soft" : "border-carrot bg-carrot-soft",
        )}
      >
        <span
          key={`${friend} ${flipped ? "back" : "front"}`}
          className="grid animate-turn-over justify-items-center gap-3"
        >
          {flipped ? (
            <>
              <span className="w-28">
                <DrawnFood drawing={drawings[friend]} />
              </span>
              <span className="text-lg font-black text-blueberry">{texts.didYouKnow}</span>
              <span className="text-lg font-bold">{fact}</span>
            </>
          ) : (
            <>
              <span className="w-44">
                <span className="sr-only">{EMOJI[friend]}</span>
                <DrawnFood drawing={drawings[friend]} />
              </span>
              <span className="text-2xl font-black text-carrot">{name}</span>
              <span className="text-lg font-bold">{message}</span>
            </>
          )}
          <span className="text-sm text-muted">{flipped ? texts.turnBack : texts.turn}</span>
        </span>
      </button>
      <p role="status" className="sr-only">
        {started ? (flipped ? fact : `${name}. ${message}`) : null}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Stars won={stars.length} total={FRIENDS.length} label={texts.stars} language={language} />
        <Button
          size="lg"
          className="min-h-16 grow"
          onClick={() => {
            move("next");
          }}
        >
          {texts.next}
        </Button>
      </div>
      <Achievement won={hasAllFriends(state)} title={texts.achievementTitle} text={texts.achievement} />
    </div>
  );
}
