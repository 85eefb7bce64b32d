import type { FoodId } from "../food/food-ids";
import type { GameSound } from "./game-sound";

/** The foods of the cards, in their order. */
export const FRIENDS = ["carrot", "broccoli", "apple", "banana", "blueberry"] as const satisfies readonly FoodId[];
export type Friend = (typeof FRIENDS)[number];

export interface FriendsState {
  /** The food whose card lies on top. */
  readonly friend: Friend;
  /** Its back is up: the fun fact. */
  readonly flipped: boolean;
  /** Foods whose card was ever flipped. */
  readonly seen: readonly Friend[];
  /** Foods that brought a star, one each. */
  readonly stars: readonly Friend[];
}

export type FriendsAction = "flip" | "next";

export const FIRST_FRIEND: FriendsState = { friend: FRIENDS[0], flipped: false, seen: [], stars: [] };

function after(friend: Friend): Friend {
  return FRIENDS[FRIENDS.indexOf(friend) + 1] ?? FRIENDS[0];
}

function withFriend(friends: readonly Friend[], friend: Friend): readonly Friend[] {
  return friends.includes(friend) ? friends : [...friends, friend];
}

/**
 * A card is flipped to and fro; the next one comes up with its front, the first after the last. Leaving a card that was
 * ever flipped earns its star, once: there are never more stars than foods, and none is lost.
 */
export function playFriends(state: FriendsState, action: FriendsAction): FriendsState {
  const { friend, flipped, seen, stars } = state;
  if (action === "flip") return { ...state, flipped: !flipped, seen: withFriend(seen, friend) };
  return {
    friend: after(friend),
    flipped: false,
    seen,
    stars: seen.includes(friend) ? withFriend(stars, friend) : stars,
  };
}

export function hasAllFriends({ stars }: FriendsState): boolean {
  return stars.length === FRIENDS.length;
}

/** What is heard between two states. */
export function friendsSounds(before: FriendsState, now: FriendsState): readonly GameSound[] {
  if (now.stars.length > before.stars.length) return hasAllFriends(now) ? ["star", "celebration"] : ["star"];
  return now.friend === before.friend && now.flipped !== before.flipped ? ["flip"] : [];
}
