import { Skeleton } from "@/components/ui/skeleton";

/** A family's page while it is not known yet who asks, or what they keep. */
export function MemberLoading({ loading }: { readonly loading: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-32" />
      <Skeleton className="h-48" />
    </div>
  );
}
