import { Skeleton } from "@/components/ui/skeleton";

/** The place of the dashboard while it loads. */
export function DashboardSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid gap-6">
      <p className="text-muted">{label}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
