"use client";

import { useRef, useState } from "react";
import type { GameSound } from "@/lib/domain/learning/game-sound";
import type { LearningStep } from "@/lib/domain/learning/progress";
import { playSounds } from "./play-sounds";
import { markDone } from "./progress-store";

interface Game<State, Action> {
  readonly first: State;
  readonly play: (state: State, action: Action) => State;
  readonly sounds: (before: State, now: State) => readonly GameSound[];
  readonly done: (state: State) => readonly LearningStep[];
}

/** A game on the screen: every move is played, heard and remembered, two quick ones one after the other. */
export function useGame<State, Action>({ first, play, sounds, done }: Game<State, Action>) {
  const [state, setState] = useState(first);
  const latest = useRef(first);
  function move(action: Action) {
    const before = latest.current;
    const now = play(before, action);
    latest.current = now;
    setState(now);
    playSounds(sounds(before, now));
    markDone(done(now));
  }
  return [state, move] as const;
}
