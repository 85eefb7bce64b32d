import { Medal } from "@/components/illustrations/medal";

/** All stars are won: a medal and a sentence, said aloud to whoever does not see it. */
export function Achievement({
  won,
  title,
  text,
}: {
  readonly won: boolean;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div role="status">
      {won ? (
        <div className="flex animate-squish items-center gap-4 rounded-card bg-amber-soft p-4">
          <div className="w-20 shrink-0">
            <Medal />
          </div>
          <div>
            <p className="text-lg font-black text-amber">{title}</p>
            <p>{text}</p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
