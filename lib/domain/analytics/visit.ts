/** What a measuring service may hear of a visitor who agreed: which page was opened, who they are, that a story was made. */
const EVENTS = ["$pageview", "$identify", "story_created"] as const;

/** What belongs to the delivery, and the three things that are told. Everything else that a library adds is left out. */
const PROPERTIES = new Set([
  "token",
  "distinct_id",
  "$anon_distinct_id",
  "$device_id",
  "$session_id",
  "$insert_id",
  "$lib",
  "$lib_version",
  "$is_identified",
  "$process_person_profile",
  "$current_url",
  "title",
  "template",
  "foodCount",
]);

/** Of a person: what the specification names, nothing beside it. */
const PERSON = new Set(["email", "clerkId", "firstName", "lastName", "isAdmin"]);

/** Addresses that name a recipe or a food would tell what a family eats. */
const NAMED = /^\/(recipes|foods)\/(?!import$)[^/]+$/;

/** The path of a page as it is told to others: which kind of page, never which recipe or food. */
export function toldPath(path: string): string {
  return path.replace(NAMED, "/$1/*");
}

/** Whether an address, as it is told, stands for many: the title of such a page would name the recipe or the food. */
function isOfMany(address: unknown): boolean {
  return typeof address !== "string" || address.endsWith("/*");
}

type Properties = Readonly<Record<string, unknown>>;

export interface ToldEvent {
  readonly event: string;
  readonly properties: Properties;
  readonly $set?: Properties | undefined;
}

function only(names: ReadonlySet<string>, properties: Properties): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name)));
}

/**
 * What of an event may leave, or `undefined` where nothing may. The names are a closed list, so that a newer library which
 * collects more still tells no more. The place of the connection is not to be derived either (`$geoip_disable`).
 */
export function toldEvent({ event, properties, $set }: ToldEvent): ToldEvent | undefined {
  if (!EVENTS.some((name) => name === event)) return undefined;
  const { title, ...told } = only(PROPERTIES, properties);
  const isTitled = title !== undefined && !isOfMany(told["$current_url"]);
  return {
    event,
    properties: { ...told, ...(isTitled ? { title } : {}), $geoip_disable: true },
    ...(event === "$identify" ? { $set: only(PERSON, $set ?? {}) } : {}),
  };
}
